// Authenticates webhook reports: the provider sends our secret as a password in the URL (Postmark,
// SendGrid, SES over SNS, our own mail server: https://mail:secret@…), or signs with it (Mailgun).
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import type { MailProvider } from './provider-events.ts'
import type { ReturnAddresses } from './return-addresses.ts'

export type MailEvents = { secret: string } & (
  | { provider: MailProvider }
  | { provider: 'returned'; returns: ReturnAddresses }
)

/** Mailgun retries for eight hours; older reports are replays. */
const signedMs = 12 * 3_600_000

const signed = v.object({
  signature: v.object({ timestamp: v.string(), token: v.string(), signature: v.string() }),
})

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [one, other].map((value) => createHash('sha256').update(value).digest())
  return a !== undefined && b !== undefined && timingSafeEqual(a, b)
}

export function isProviders(
  { provider, secret }: MailEvents,
  { authorization, body }: { authorization: string; body: string },
  now: number,
): boolean {
  return provider === 'mailgun'
    ? isSigned(secret, body, now)
    : isSame(readPassword(authorization), secret)
}

function readPassword(authorization: string): string {
  const [, encoded = ''] = /^Basic ([\w+/=]+)$/.exec(authorization) ?? []
  const pair = Buffer.from(encoded, 'base64').toString()
  return pair.slice(pair.indexOf(':') + 1)
}

function isSigned(secret: string, body: string, now: number): boolean {
  const parsed = v.safeParse(signed, readJson(body))
  if (!parsed.success) return false
  const { timestamp, token, signature } = parsed.output.signature
  const isRecent = Math.abs(now - Number(timestamp) * 1000) < signedMs
  const right = createHmac('sha256', secret).update(`${timestamp}${token}`).digest('hex')
  return isSame(signature, right) && isRecent
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
