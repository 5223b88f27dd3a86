'use client'

import { type ReactNode, useState } from 'react'
import { SecondFactorForm } from './second-factor-form'
import { SignInForm } from './sign-in-form'

type Props = {
  to: string
  email?: string | undefined
  /** What the link of a letter proves the address with. */
  confirm?: string | undefined
  provider: string | null
  children: ReactNode
}

/** Signing in: with the password or through the provider, then the second step where somebody has one. */
export function SignIn({ to, email, confirm, provider, children }: Props) {
  const [isHalf, setHalf] = useState(false)
  const go = () => window.location.assign(to)
  if (isHalf) return <SecondFactorForm done={go} back={() => setHalf(false)} />
  return (
    <SignInForm to={to} email={email} confirm={confirm} provider={provider} done={go} more={() => setHalf(true)}>
      {children}
    </SignInForm>
  )
}
