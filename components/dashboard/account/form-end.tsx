import { Button } from '@/components/ui/button'
import type { ButtonLook } from '@/components/ui/button-class'
import { Notice } from '@/components/ui/notice'

type Props = { verb: string; pending: boolean; problem: string | null; look?: ButtonLook }

/** The verb of a form about an account, and above it what went wrong with it as a whole. */
export function FormEnd({ verb, pending, problem, look = 'filled' }: Props) {
  return (
    <>
      {problem && <Notice tone="bad">{problem}</Notice>}
      <Button look={look} pending={pending}>
        {verb}
      </Button>
    </>
  )
}
