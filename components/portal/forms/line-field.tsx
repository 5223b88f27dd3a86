import type { ComponentProps } from 'react'
import { TextField } from '@/components/ui/text-field'

type Props = Omit<ComponentProps<typeof TextField>, 'type'> & {
  type: 'text' | 'email' | 'url' | 'tel' | 'date' | 'number'
}

/** One line of any kind. Numbers are text with a number's keyboard: what cannot be read as one stays to be mended. */
export function LineField({ type, ...field }: Props) {
  if (type === 'number') return <TextField {...field} type="text" inputMode="decimal" />
  if (type === 'url') return <TextField placeholder="https://" {...given(field)} type="url" />
  return <TextField {...field} type={type} />
}

const given = ({ placeholder, ...field }: Omit<Props, 'type'>) => (placeholder ? { ...field, placeholder } : field)
