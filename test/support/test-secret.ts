// The secret of every test server, and what follows from it.
import { createHmac } from 'node:crypto'
import { createTokenHash } from '#server/auth/token-hash.ts'

export const testSecret = 'a secret for tests, long enough to sign with'

/** The stored form of a session token on a test server. */
export const hashTestToken = createTokenHash(testSecret)

/** The identity token of a session: the token and its signature, as sign-in hands it out. */
export const signTestToken = (sessionToken: string): string =>
  encodeURIComponent(
    `${sessionToken}.${createHmac('sha256', testSecret).update(sessionToken).digest('base64')}`,
  )
