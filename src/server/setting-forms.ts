// Validation of settings, and messages about wrong ones.
import * as v from 'valibot'

type Check = (text: string) => boolean
/** A setting whose wrong value may appear in the message. */
export const shown = (expected: string, check: Check) =>
  v.optional(
    v.pipe(
      v.string(),
      v.check(check, (issue) => `is "${issue.input}", expected ${expected}`),
    ),
  )
/** A setting that may hold a password or key, so its value never appears in messages. */
export const hidden = (expected: string, check: Check) =>
  v.optional(
    v.pipe(
      v.string(),
      v.check(
        check,
        (issue) =>
          `is not usable (${issue.input.length} characters, not shown), expected ${expected}`,
      ),
    ),
  )

export const matches =
  (pattern: RegExp): Check =>
  (text) =>
    pattern.test(text)
export const isUrlUnder =
  (...schemes: string[]): Check =>
  (text) =>
    URL.canParse(text) && schemes.includes(new URL(text).protocol.slice(0, -1))
export const readHosts = (text = ''): string[] =>
  text
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
export const areHosts: Check = (text) =>
  readHosts(text).every(
    (name) => /^([\w.-]+|\[[\da-f:]+\])$/.test(name) && URL.canParse(`http://${name}`),
  )
export const isHttpUrl = isUrlUnder('http', 'https')
export const isOrigin: Check = (text) =>
  isHttpUrl(text) && new URL(text).href === `${new URL(text).origin}/`
export const isSmtpUrl: Check = (text) =>
  isUrlUnder('smtp', 'smtps')(text) && new URL(text).hostname !== ''
export const isCount: Check = (text) => /^[1-9]\d{0,5}$/.test(text)
export const isPort: Check = (text) =>
  /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535
export const s3Address = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[\w.-]+)*)\/?$/
export const isBucketOrFolder: Check = (text) =>
  !/^[a-z0-9+.-]+:\/\//i.test(text) || s3Address.test(text)

export const httpUrl = shown('an http:// or https:// address', isHttpUrl)
export const clientId = shown('a client id without spaces', matches(/^\S+$/))
export const clientSecret = hidden('a client secret without spaces', matches(/^\S+$/))
export const secretText = hidden('at least 32 characters', (text) => text.length >= 32)

const pairs: ReadonlyArray<readonly [string, string]> = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['X_CLIENT_ID', 'X_CLIENT_SECRET'],
  ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'],
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
  ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['BACKUP_S3_ACCESS_KEY_ID', 'BACKUP_S3_SECRET_ACCESS_KEY'],
  ['MAIL_EVENTS', 'MAIL_EVENTS_SECRET'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
]

export function listIncompletePairs(
  values: Readonly<Record<string, string | undefined>>,
): string[] {
  return pairs.flatMap(([one, other]) => {
    if (one in values === other in values) return []
    const [set, missing] = one in values ? [one, other] : [other, one]
    return [`${missing}: is not set although ${set} is, expected both or neither`]
  })
}
