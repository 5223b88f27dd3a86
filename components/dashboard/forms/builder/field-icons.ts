import {
  AlignLeft,
  AtSign,
  Calendar,
  ChevronsUpDown,
  CircleDot,
  EyeOff,
  Hash,
  Link2,
  type LucideIcon,
  Paperclip,
  Phone,
  SquareCheck,
  Type,
} from 'lucide-react'
import type { FieldType } from '@/lib/contract/form-fields'

/** The picture beside a type's name. */
export const fieldIcons: Record<FieldType, LucideIcon> = {
  text: Type,
  textarea: AlignLeft,
  email: AtSign,
  tel: Phone,
  url: Link2,
  number: Hash,
  date: Calendar,
  select: ChevronsUpDown,
  radio: CircleDot,
  checkbox: SquareCheck,
  file: Paperclip,
  hidden: EyeOff,
}
