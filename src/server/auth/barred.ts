// Keeps out suspended accounts and banned addresses, whichever way they sign in. A suspended person
// gets a ticket that shows the reason; a banned address gets the same response as any other.
import { APIError } from 'better-auth/api'
import * as v from 'valibot'
import { authBasePath } from '#contract/sign-in.ts'
import { isSuspended } from '#domain/account/suspension.ts'
import { isBanned } from '../core/access/ban-queries.ts'
import { admit, doorsByPath, isAdmitted, type NewPerson } from '../core/registration/admit.ts'
import { repeatRegistration } from '../db/accounts/auth-records.ts'
import type { Database } from '../db/open-database.ts'
import { transact } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { endAccess, endSuspension } from '../features/suspension/commands.ts'
import {
  findAccountSuspension,
  findSuspension,
  signTicket,
} from '../features/suspension/queries.ts'
import { registrationClosed } from './sign-in-mail/sign-in-link.ts'

const suspended = 'ACCOUNT_SUSPENDED'
const banned = 'REGISTRATION_BANNED'

/**
 * The message carries the ticket too, because a provider's callback preserves only the error
 * message.
 */
function suspendedError({ links, clock, security }: Deps, userId: string): APIError {
  security.record({ kind: 'suspension', outcome: 'refused', userId })
  const ticket = signTicket(links, userId, clock.now())
  const message = `The account is suspended, ticket ${ticket}`
  return new APIError('FORBIDDEN', { code: suspended, message, ticket })
}

/**
 * Before a session is created: throws while the account is suspended; an expired suspension is
 * removed.
 */
export async function checkBeforeSession(deps: Deps, db: Database, userId: string): Promise<void> {
  const now = deps.clock.now()
  const standing = await findAccountSuspension(db, userId)
  if (standing === null) return
  if (isSuspended(standing, now)) throw suspendedError(deps, userId)
  await transact(deps, now, ({ tx, effects }) => endSuspension({ tx, effects, now }, standing))
}

/** After a session is created: ends it when the account was suspended in the meantime. */
export async function checkAfterSession(deps: Deps, userId: string): Promise<void> {
  const now = deps.clock.now()
  if ((await findSuspension(deps.db, userId, now)) === null) return
  await transact(deps, now, (unit) => endAccess(unit, userId))
  throw suspendedError(deps, userId)
}

/** Takes as long as a registration for a banned address. */
export async function checkBeforeUser(
  deps: Deps,
  db: Database,
  { path, ...newcomer }: NewPerson & { path: string | undefined },
): Promise<void> {
  const { email } = newcomer
  if (await isBanned(db, email)) {
    deps.security.record({ kind: 'ban', outcome: 'refused', triedEmail: email })
    await repeatRegistration(db, deps.newId())
    throw new APIError('FORBIDDEN', { code: banned, message: 'The address can’t register.' })
  }
  const { linkKeys, clock } = deps
  if (!(await admit({ db, linkKeys, now: clock.now() }, doorsByPath[path ?? ''], newcomer)))
    throw notAdmitted(deps, email)
}

/** Asked before, so that known and new addresses are refused alike. */
export async function checkBeforeSignUp(
  deps: Deps,
  db: Database,
  newcomer: NewPerson,
): Promise<void> {
  const { linkKeys, clock } = deps
  if (!(await isAdmitted({ db, linkKeys, now: clock.now() }, newcomer)))
    throw notAdmitted(deps, newcomer.email)
}

function notAdmitted({ security }: Deps, email: string): APIError {
  security.record({
    kind: 'registration',
    outcome: 'refused',
    reason: 'registration-closed',
    triedEmail: email,
  })
  return new APIError('FORBIDDEN', {
    code: registrationClosed,
    message: 'No account can be made this way now.',
  })
}

const answerSchema = v.object({ code: v.string() })

export async function toSafeResponse(
  request: Request,
  response: Response,
  publicUrl: string,
): Promise<Response> {
  const redirected = response.headers.get('location')
  if (response.status === 302 && redirected !== null) {
    const page = toPage(new URL(redirected, publicUrl).searchParams)
    return page === null ? response : redirect(response, new URL(page, publicUrl).href)
  }
  if (response.status !== 403) return response
  const parsed = v.safeParse(
    answerSchema,
    await response
      .clone()
      .json()
      .catch(() => null),
  )
  if (!parsed.success || parsed.output.code !== banned) return response
  const path = new URL(request.url).pathname.slice(authBasePath.length)
  if (path === '/sign-up/email') return Response.json({ status: true })
  const message = 'The link has expired or was used already.'
  return Response.json({ code: 'INVALID_TOKEN', message }, { status: 400 })
}

function toPage(error: URLSearchParams): string | null {
  if (error.get('error') === banned) return '/signin?error=unable_to_create_user'
  if (error.get('error') === registrationClosed) return '/signin?error=registration_closed'
  const ticket = / ticket ([\w.-]+)$/.exec(error.get('error_description') ?? '')?.[1]
  return error.get('error') === suspended && ticket !== undefined
    ? `/signin#suspended=${ticket}`
    : null
}

function redirect(response: Response, location: string): Response {
  const headers = new Headers(response.headers)
  headers.set('location', location)
  return new Response(null, { status: 302, headers })
}
