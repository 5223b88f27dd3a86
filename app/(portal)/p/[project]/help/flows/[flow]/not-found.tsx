import { HelpNotFound } from '@/components/portal/help/help-not-found'

export default function NotFound() {
  return <HelpNotFound help=".." of="flow" />
}
