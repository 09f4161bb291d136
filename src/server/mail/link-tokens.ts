// Signed tokens for e-mail links that act without a session; the token itself states what it
// allows, so no one can forge one for someone else.
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

export type LinkTokens = {
  /** Signs `payload`, which stays readable, for one purpose. */
  sign(purpose: string, payload: object): string
  read(purpose: string, token: string): unknown
}

export function createLinkTokens(secret: string): LinkTokens {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'links of mails', 32))
  const signature = (purpose: string, body: string): Buffer =>
    createHmac('sha256', key).update(`${purpose}\n${body}`).digest()
  return {
    sign: (purpose, payload) => {
      const body = Buffer.from(JSON.stringify(payload)).toString('base64url')
      return `${body}.${signature(purpose, body).toString('base64url')}`
    },
    read: (purpose, token) => {
      const [body = '', signed = '', ...more] = token.split('.')
      const [actual, right] = [Buffer.from(signed, 'base64url'), signature(purpose, body)]
      if (more.length > 0 || actual.length !== right.length || !timingSafeEqual(actual, right))
        return null
      return JSON.parse(Buffer.from(body, 'base64url').toString()) as unknown
    },
  }
}
