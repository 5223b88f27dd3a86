/** Ends the session of this browser and leaves the dashboard; what the pages held goes with it. */
export async function signOut(): Promise<void> {
  await fetch('/api/auth/sign-out', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  }).catch(() => null)
  window.location.assign('/dashboard/sign-in')
}
