import { redirect } from 'next/navigation'

/** The settings begin with what is general. */
export default async function SettingsPage({ params }: { params: Promise<{ project: string }> }) {
  redirect(`/dashboard/p/${(await params).project}/settings/general`)
}
