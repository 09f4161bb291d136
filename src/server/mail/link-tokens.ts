// Links of e-mails that act without a session: what they may do stands in the link, signed, so that
// no one makes one for another.
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

export type LinkTokens = {
  /** A token for one purpose that carries `payload` for all to read. */
  sign(purpose: string, payload: object): string
  /** What a token of this purpose carries; null when it is none of ours. */
  read(purpose: string, token: string): unknown
}

/** Makes tokens with a key of their own, which follows from `secret`. */
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
