// The code in the sign-in e-mail, for browsers that the link doesn't open in, such as a home-screen
// app on an iPhone. It is exchanged for a link that is used at once. Only the newest code of an
// address works, once; the link in the same mail also works once.
import { randomBytes, randomInt } from 'node:crypto'
import { authBasePath, codeUseSchema } from '#contract/sign-in.ts'
import { signInCodeDigits, signInLinkS } from '#domain/account/account.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import type { Deps } from '../../deps.ts'
import { toAlias } from '../../mail/address-alias.ts'
import { linkUsePath, readOwnBody, toLinkRecord } from './sign-in-link.ts'

type Stored = { value: string }
type Records = {
  createVerificationValue(value: {
    identifier: string
    value: string
    expiresAt: Date
  }): Promise<unknown>
  findVerificationValue(identifier: string): Promise<Stored | null>
  consumeVerificationValue(identifier: string): Promise<Stored | null>
  deleteVerificationByIdentifier(identifier: string): Promise<unknown>
}
type Making = Pick<Records, 'createVerificationValue' | 'deleteVerificationByIdentifier'>

const codeUsePath = `${authBasePath}/sign-in/code`
const toIdentifier = (email: string): string => `sign-in-code:${email}`
const inSeconds = (seconds: number): Date => new Date(Date.now() + seconds * 1000)

/**
 * Signed, because there are so few codes that a plain hash would reveal them. It contains the
 * address so that it ends with the account's other keys (db/end-everything.ts).
 */
const toStored = ({ links }: Pick<Deps, 'links'>, email: string, code: string): string =>
  JSON.stringify({ email, proof: links.sign('sign-in-code', { email, code }).split('.')[1] })

export async function makeSignInCode(
  deps: Pick<Deps, 'links'>,
  records: Making,
  email: string,
): Promise<string> {
  const code = String(randomInt(10 ** signInCodeDigits)).padStart(signInCodeDigits, '0')
  await records.deleteVerificationByIdentifier(toIdentifier(email))
  await records.createVerificationValue({
    identifier: toIdentifier(email),
    value: toStored(deps, email, code),
    expiresAt: inSeconds(signInLinkS),
  })
  return code
}

export const isCodeUse = (request: Request): boolean =>
  new URL(request.url).pathname === codeUsePath

const wrongCode = (): Response =>
  Response.json({ code: 'INVALID_OTP', message: 'The code is wrong or too old.' }, { status: 400 })

async function isUsed(records: Records, identifier: string, stored: string): Promise<boolean> {
  // Compared first, so that a wrong code doesn't use up the record.
  if ((await records.findVerificationValue(identifier))?.value !== stored) return false
  return (await records.consumeVerificationValue(identifier))?.value === stored
}

export function redeemSignInCode(
  deps: Pick<Deps, 'links' | 'limiter' | 'security'>,
  opened: Promise<Records>,
): (
  request: Request,
  ownOrigins: readonly (string | undefined)[],
) => Promise<Result<Request | Response, 'too-many-requests'>> {
  return async (request, ownOrigins) => {
    const body = await readOwnBody(request, ownOrigins, codeUseSchema)
    if (body instanceof Response) return ok(body)
    const { email, code } = body
    const seconds = await deps.limiter.take('sign-in-code', { of: 'one', key: email })
    if (seconds !== null) return refuse('too-many-requests', { seconds })
    const records = await opened
    if (!(await isUsed(records, toIdentifier(email), toStored(deps, email, code)))) {
      deps.security.record({
        kind: 'sign-in-link',
        outcome: 'refused',
        reason: 'wrong-code',
        triedEmail: email,
      })
      return ok(wrongCode())
    }
    const token = randomBytes(24).toString('hex')
    await records.createVerificationValue({
      ...toLinkRecord(token, toAlias(email)),
      expiresAt: inSeconds(60),
    })
    const headers = new Headers(request.headers)
    headers.delete('content-length')
    return ok(
      new Request(new URL(linkUsePath, request.url), {
        method: 'POST',
        headers,
        body: JSON.stringify({ token }),
      }),
    )
  }
}
