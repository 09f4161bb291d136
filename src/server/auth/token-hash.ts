// The keyed hash under which session tokens are stored. Without SECRET, a copy of the database
// signs no one in.
import { createHmac, hkdfSync } from 'node:crypto'

export type TokenHash = (token: string) => string

const version = 'h1.'

export function createTokenHash(secret: string): TokenHash {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'session tokens', 32))
  return (token) => `${version}${createHmac('sha256', key).update(token).digest('base64url')}`
}

export const hashedPattern = `${version}%`
