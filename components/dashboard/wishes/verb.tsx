import { ChevronDown } from 'lucide-react'
import { Button } from '@/components/ui/button'

type VerbProps = Omit<Parameters<typeof Button>[0], 'children'> & { words: string }

/** A button that opens more. */
export function Verb({ words, ...button }: VerbProps) {
  return (
    <Button type="button" {...button}>
      {words}
      <ChevronDown className="size-4" strokeWidth={1.5} aria-hidden="true" />
    </Button>
  )
}
