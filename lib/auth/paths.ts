/** How a path of better-auth is counted: `guess` may be tried with wrong secrets, `letter` mails something. */
type Kind = 'read' | 'write' | 'guess' | 'letter'

/** What of better-auth is open to browsers; everything else it could do is closed. */
export const openPaths: { [methodAndPath: string]: Kind } = {
  'POST /sign-in/email': 'guess',
  'POST /sign-in/social': 'write',
  'GET /callback/oidc': 'read',
  'POST /sign-up/email': 'letter',
  'POST /sign-out': 'write',
  'POST /request-password-reset': 'letter',
  'POST /reset-password': 'guess',
  'POST /change-password': 'guess',
  'POST /update-user': 'write',
  'POST /two-factor/enable': 'guess',
  'POST /two-factor/disable': 'guess',
  'POST /two-factor/verify-totp': 'guess',
  'POST /two-factor/verify-backup-code': 'guess',
  'POST /two-factor/generate-backup-codes': 'guess',
}
