import { withInstallation } from '@/lib/cli/with-installation'

/** A process of its own, for journeys: prints the token that a letter of this project to this address would carry. */
const [project_id = '', email_key = ''] = process.argv.slice(2)
const token = await withInstallation(async () => {
  const { unsubscribeToken } = await import('@/lib/domain/notices/unsubscribe-token')
  return unsubscribeToken({ project_id, email_key })
})
console.log(token)
