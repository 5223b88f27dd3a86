import type { FieldType } from '@/lib/contract/form-fields'

/** The types of fields in the order in which they are offered. */
export const fieldTypes = [
  'text',
  'textarea',
  'email',
  'tel',
  'url',
  'number',
  'date',
  'select',
  'radio',
  'checkbox',
  'file',
  'hidden',
] as const satisfies FieldType[]

const lines: FieldType[] = ['text', 'textarea', 'email', 'tel', 'url', 'number']

/** Which rules mean something for a type. */
export const takes = {
  options: (type: FieldType) => type === 'select' || type === 'radio' || type === 'checkbox',
  /** A tick without options is one thing to agree to. */
  needsOptions: (type: FieldType) => type === 'select' || type === 'radio',
  required: (type: FieldType) => type !== 'hidden',
  placeholder: (type: FieldType) => type !== 'hidden' && type !== 'date',
  /** Where there is no empty line to write it in, it stands below the field. */
  hint: (type: FieldType) => type === 'radio' || type === 'checkbox' || type === 'file',
  default: (type: FieldType) => type !== 'file',
  lengths: (type: FieldType) => lines.includes(type),
  pattern: (type: FieldType) => lines.includes(type),
} as const
