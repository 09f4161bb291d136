// Maps provider errors in the address of /signin to error texts.
import type { AuthTrouble } from './auth-trouble.ts'

const troubles: Readonly<Record<string, AuthTrouble>> = {
  access_denied: 'cancelled',
  account_not_linked: 'not-linked',
  registration_closed: 'not-admitted',
}

export const socialTrouble = (error: string | undefined): AuthTrouble | undefined =>
  error === undefined
    ? undefined
    : Object.hasOwn(troubles, error)
      ? troubles[error]
      : 'social-failed'
