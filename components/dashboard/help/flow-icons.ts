import {
  BookOpen,
  Bug,
  CircleQuestionMark,
  CreditCard,
  Download,
  FolderOpen,
  KeyRound,
  Lightbulb,
  Lock,
  type LucideIcon,
  MessageCircle,
  Plug,
  Rocket,
  Settings,
  Smartphone,
  Sparkles,
  Users,
  Wrench,
} from 'lucide-react'

/** The pictures that a flow can wear, by the names they are kept under. */
export const flowIcons: Record<string, LucideIcon> = {
  rocket: Rocket,
  book: BookOpen,
  question: CircleQuestionMark,
  lightbulb: Lightbulb,
  sparkles: Sparkles,
  settings: Settings,
  wrench: Wrench,
  plug: Plug,
  download: Download,
  phone: Smartphone,
  key: KeyRound,
  lock: Lock,
  users: Users,
  card: CreditCard,
  message: MessageCircle,
  bug: Bug,
}

/** The picture of a flow, if it has one; a name that we do not know is a folder. */
export const flowIcon = (name: string | null): LucideIcon | null => (name ? (flowIcons[name] ?? FolderOpen) : null)
