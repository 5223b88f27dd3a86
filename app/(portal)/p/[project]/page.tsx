import { redirect } from 'next/navigation'

/** The board is the portal's only room so far. */
export default async function Page({ params }: { params: Promise<{ project: string }> }) {
  redirect(`/p/${encodeURIComponent((await params).project)}/wishes`)
}
