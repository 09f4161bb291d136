// The secret of every test server, with the tokens and hashes made from it.
import { createHmac } from 'node:crypto'
import { createTokenHash } from '#server/auth/token-hash.ts'

export const testSecret = 'a secret for tests, long enough to sign with'

export const hashTestToken = createTokenHash(testSecret)

export const signTestToken = (sessionToken: string): string =>
  encodeURIComponent(
    `${sessionToken}.${createHmac('sha256', testSecret).update(sessionToken).digest('base64')}`,
  )
