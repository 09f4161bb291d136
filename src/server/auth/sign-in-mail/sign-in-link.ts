// Signing in by an e-mailed link. The mail goes to any address, so that no one learns which are
// known; a new address gets its account when the link is used. The link opens a page with a button,
// because mail scanners open links too. The same e-mail carries a code (sign-in-code.ts).
import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { authBasePath, linkUseSchema } from '#contract/sign-in.ts'
import { toWantedPath, type WantedPage } from '#domain/onboarding/wanted-page.ts'
import type { Ticket } from '#domain/registration/registration.ts'
import { type Language, languageOfCookies } from '#domain/shared/language.ts'
import { admitByMail, readRegistrationTicket } from '../../core/registration/admit.ts'
import type { Deps } from '../../deps.ts'
import { hasAccountWith, mayHaveAccount } from '../../features/suspension/queries.ts'
import { composeMail } from '../../mail/compose-mail.ts'

export const registrationClosed = 'REGISTRATION_CLOSED'

export const linkUsePath = `${authBasePath}/magic-link/verify`

export const hashLinkToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')

export const toLinkRecord = (token: string, email: string) => ({
  identifier: `magic-link:${hashLinkToken(token)}`,
  value: JSON.stringify({ type: 'magic-link', email }),
})

type AskedLink = {
  email: string
  token: string
  wanted: WantedPage | null
  makeCode: (email: string) => Promise<string>
}

/**
 * The link may open in another browser, so it carries its destination: an event, a club, or no
 * page. It quotes no text of theirs, because the mail goes to any address.
 */
function toSignInLink(
  publicUrl: string,
  { token, wanted }: Pick<AskedLink, 'token' | 'wanted'>,
): string {
  const link = new URL('/signin', publicUrl)
  if (wanted !== null) link.search = `?redirect=${encodeURIComponent(toWantedPath(wanted))}`
  link.hash = `link=${token}`
  return link.href
}

const toClubTicket = (wanted: WantedPage | null): Ticket | null =>
  wanted !== null && 'clubKey' in wanted ? { pass: 'club', key: wanted.clubKey } : null

export async function sendSignInLink(
  deps: Pick<Deps, 'db' | 'mailer' | 'publicUrl' | 'limiter' | 'log' | 'linkKeys' | 'clock'>,
  { email, token, wanted, makeCode }: AskedLink,
  request: Request | undefined,
): Promise<void> {
  if (
    (await deps.limiter.take('sign-in-link-mail', { of: 'one', key: email.toLowerCase() })) !== null
  )
    return
  if (!(await mayHaveAccount(deps.db, email))) return
  const cookies = request?.headers.get('cookie')
  const language: Language = languageOfCookies(cookies)
  const ticket = readRegistrationTicket(cookies) ?? toClubTicket(wanted)
  const { db, linkKeys, clock, publicUrl } = deps
  const isAdmitted = await admitByMail({ db, linkKeys, now: clock.now() }, { email, ticket })
  const code = await makeCode(email)
  // Behind the #, so that server and proxy logs don't see it.
  const mail =
    isAdmitted || (await hasAccountWith(db, email))
      ? composeMail('signInLink', {
          to: email,
          link: toSignInLink(publicUrl, { token, wanted }),
          code,
          language,
        })
      : composeMail('noAccount', {
          to: email,
          link: new URL('/register', publicUrl).href,
          language,
        })
  deps.mailer
    .send(mail)
    .catch((error: unknown) =>
      deps.log.error({ err: error, subject: mail.subject }, 'a mail could not be sent'),
    )
}

export const isLinkUse = (request: Request): boolean =>
  new URL(request.url).pathname === linkUsePath

export async function readOwnBody<T>(
  request: Request,
  ownOrigins: readonly (string | undefined)[],
  schema: v.GenericSchema<unknown, T>,
): Promise<T | Response> {
  const origin = request.headers.get('origin')
  const body: unknown = await request.json().catch(() => null)
  const parsed = v.safeParse(schema, body)
  if (parsed.success && (origin === null || ownOrigins.includes(origin))) return parsed.output
  return Response.json(
    { code: 'VALIDATION_ERROR', message: 'The request does not have the expected form.' },
    { status: 400 },
  )
}

export async function asLinkRequest(
  request: Request,
  ownOrigins: readonly (string | undefined)[],
): Promise<Request | Response> {
  const body = await readOwnBody(request, ownOrigins, linkUseSchema)
  if (body instanceof Response) return body
  const headers = new Headers(request.headers)
  for (const name of ['content-type', 'content-length']) headers.delete(name)
  return new Request(new URL(`${linkUsePath}?token=${body.token}`, request.url), {
    method: 'GET',
    headers,
  })
}

/** Better Auth redirects for a dead link; our client needs a response instead. */
export function linkAnswer(response: Response): Response {
  if (response.status !== 302) return response
  return response.headers.get('location')?.includes(`error=${registrationClosed}`) === true
    ? Response.json(
        { code: registrationClosed, message: 'No account can be made this way now.' },
        { status: 403 },
      )
    : Response.json(
        { code: 'INVALID_TOKEN', message: 'The link has expired or was used already.' },
        { status: 400 },
      )
}
