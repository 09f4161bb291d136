// Errors of Google, X or Facebook, as the address of /signin names it.
import type { AuthTrouble } from './auth-trouble.ts'

const troubles: Readonly<Record<string, AuthTrouble>> = {
  access_denied: 'cancelled',
  account_not_linked: 'not-linked',
}

/** The trouble to tell for `?error=`; undefined without one. */
export const socialTrouble = (error: string | undefined): AuthTrouble | undefined =>
  error === undefined
    ? undefined
    : Object.hasOwn(troubles, error)
      ? troubles[error]
      : 'social-failed'
