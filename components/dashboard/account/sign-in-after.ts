import { askAccount } from './ask-account'

/** Signs somebody in who has just made an account, and goes to the dashboard; where that does not work, to where one signs in. */
export async function signInAfter(email: string, password: string): Promise<void> {
  const outcome = await askAccount('/sign-in/email', { email, password })
  window.location.assign(outcome.ok ? '/dashboard' : '/dashboard/sign-in')
}
