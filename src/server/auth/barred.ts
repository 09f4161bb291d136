// Keeps suspended accounts and banned addresses out, whatever the way in. A suspended person gets
// a ticket for the reason; a banned address is answered as every other one is.
import { APIError } from 'better-auth/api'
import * as v from 'valibot'
import { authBasePath } from '#contract/sign-in.ts'
import { isSuspended } from '#domain/account/suspension.ts'
import { repeatRegistration } from '../db/accounts/auth-records.ts'
import type { Database } from '../db/open-database.ts'
import { transact } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { endAccess, endSuspension } from '../features/suspension/commands.ts'
import {
  findStanding,
  findSuspension,
  isBanned,
  signTicket,
} from '../features/suspension/queries.ts'

const suspended = 'ACCOUNT_SUSPENDED'
const banned = 'REGISTRATION_BANNED'

/**
 * The message carries the ticket too: on the way back from a provider nothing else is left of an
 * error.
 */
function suspendedError({ links, clock, security }: Deps, userId: string): APIError {
  security.record({ kind: 'suspension', outcome: 'refused', userId })
  const ticket = signTicket(links, userId, clock.now())
  const message = `The account is suspended, ticket ${ticket}`
  return new APIError('FORBIDDEN', { code: suspended, message, ticket })
}

/**
 * Before a session is made: throws while the account is suspended; a suspension that is over ends.
 */
export async function checkBeforeSession(deps: Deps, db: Database, userId: string): Promise<void> {
  const now = deps.clock.now()
  const standing = await findStanding(db, userId)
  if (standing === null) return
  if (isSuspended(standing, now)) throw suspendedError(deps, userId)
  await transact(deps, now, ({ tx, effects }) => endSuspension({ tx, effects, now }, standing))
}

/** After a session is made: ends it again when the account was suspended at that moment. */
export async function checkAfterSession(deps: Deps, userId: string): Promise<void> {
  const now = deps.clock.now()
  if ((await findSuspension(deps.db, userId, now)) === null) return
  await transact(deps, now, (unit) => endAccess(unit, userId))
  throw suspendedError(deps, userId)
}

/** Before an account is made: throws for a banned address, at the cost of a registration. */
export async function checkBeforeUser(deps: Deps, db: Database, email: string): Promise<void> {
  if (!(await isBanned(db, email))) return
  deps.security.record({ kind: 'ban', outcome: 'refused', triedEmail: email })
  await repeatRegistration(db, deps.newId())
  throw new APIError('FORBIDDEN', { code: banned, message: 'The address can’t register.' })
}

const answerSchema = v.object({ code: v.string() })

/**
 * The answer as the asker may see it: a suspended person comes to the reason, a banned one learns
 * nothing.
 */
export async function toOpenAnswer(
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

/** Where an error of ours leads a browser that comes back from a provider; null for any other. */
function toPage(error: URLSearchParams): string | null {
  if (error.get('error') === banned) return '/signin?error=unable_to_create_user'
  const ticket = / ticket ([\w.-]+)$/.exec(error.get('error_description') ?? '')?.[1]
  return error.get('error') === suspended && ticket !== undefined
    ? `/signin#suspended=${ticket}`
    : null
}

/** The same answer, cookies too, to another place. */
function redirect(response: Response, location: string): Response {
  const headers = new Headers(response.headers)
  headers.set('location', location)
  return new Response(null, { status: 302, headers })
}
