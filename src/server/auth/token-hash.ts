// Session tokens as the database knows them: a keyed hash. Without SECRET a copy of the database
// signs no one in.
import { createHmac, hkdfSync } from 'node:crypto'

/** The stored form of a session token: `h1.` and 43 characters. */
export type TokenHash = (token: string) => string

const version = 'h1.'

/** Makes the hash with a key of its own, which follows from `secret`. */
export function createTokenHash(secret: string): TokenHash {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'session tokens', 32))
  return (token) => `${version}${createHmac('sha256', key).update(token).digest('base64url')}`
}

/** Which stored tokens are hashes, as a pattern for SQL's `like`. */
export const hashedPattern = `${version}%`
