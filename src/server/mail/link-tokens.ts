// Signed tokens for e-mail links that act without a session; the token itself states what it
// allows, so no one can forge one for someone else.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { deriveKeys, type Secrets } from '../secret.ts'

export type LinkTokens = {
  /** Signs `payload`, which stays readable, for one purpose. */
  sign(purpose: string, payload: object): string
  read(purpose: string, token: string): unknown
}

export function createLinkTokens(secrets: Secrets): LinkTokens {
  const keys = deriveKeys(secrets, 'links of mails')
  const signature = (purpose: string, body: string, key = keys[0]): Buffer =>
    createHmac('sha256', key).update(`${purpose}\n${body}`).digest()
  return {
    sign: (purpose, payload) => {
      const body = Buffer.from(JSON.stringify(payload)).toString('base64url')
      return `${body}.${signature(purpose, body).toString('base64url')}`
    },
    read: (purpose, token) => {
      const [body = '', signed = '', ...more] = token.split('.')
      const actual = Buffer.from(signed, 'base64url')
      const isRight = keys.some((key) => isEqual(actual, signature(purpose, body, key)))
      if (more.length > 0 || !isRight) return null
      return JSON.parse(Buffer.from(body, 'base64url').toString()) as unknown
    },
  }
}

const isEqual = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other)
