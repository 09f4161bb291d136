// Guards around Better Auth wherever a password is checked or chosen: weak ones are refused,
// guesses are counted, hashing waits for capacity, and hashes of an earlier release are upgraded.
import type { IncomingHttpHeaders } from 'node:http'
import * as v from 'valibot'
import { authBasePath } from '#contract/sign-in.ts'
import type { Actor } from '#domain/access/actor.ts'
import { toAddress } from '#domain/mail/address.ts'
import { passwordMax, passwordMin } from '#domain/onboarding/password.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import {
  findOwnNames,
  findPasswordHash,
  replacePasswordHash,
} from '../db/accounts/password-records.ts'
import type { Deps } from '../deps.ts'
import { countedAddress } from '../transport/client-address.ts'
import { peerAddressHeader } from './auth.ts'
import type { KnownDevices } from './known-devices.ts'
import {
  readSeconds,
  type Attempt,
  type PasswordGuard,
  type AttemptReport,
} from './password-guard.ts'
import { hashPassword, needsRehash } from './password-hasher.ts'
import type { HashingQueue } from './password-places.ts'
import { checkPassword } from './weak-passwords.ts'

type Needed = {
  deps: Pick<Deps, 'db' | 'log'>
  guard: PasswordGuard
  places: HashingQueue
  devices: KnownDevices
  handle(request: Request): Promise<Response>
  actorOf(headers: IncomingHttpHeaders): Promise<Actor>
  context: Promise<{
    internalAdapter: {
      findVerificationValue(identifier: string): Promise<{ value: string } | null>
    }
  }>
}

type Answer = Result<Response, 'too-many-guesses' | 'too-many-requests' | 'unavailable'>

type PasswordRequest = {
  chosen: { password: string; own: readonly (string | null)[] } | null
  attempt: Attempt | null
  person: string
  isUrgent: boolean
}

const text = v.string()
const bodies = {
  '/sign-in/email': v.object({ email: text, password: text }),
  '/sign-up/email': v.object({ email: text, password: text }),
  '/reset-password': v.object({ token: text, newPassword: text }),
  '/change-password': v.object({ currentPassword: text, newPassword: text }),
  '/two-factor/enable': v.object({ password: v.optional(text) }),
  '/two-factor/disable': v.object({ password: v.optional(text) }),
  '/two-factor/generate-backup-codes': v.object({ password: v.optional(text) }),
} as const
type Path = keyof typeof bodies
const isPath = (path: string): path is Path => Object.hasOwn(bodies, path)

const weaknesses = {
  common: {
    code: 'PASSWORD_TOO_COMMON',
    message: 'This password is one of the first that anyone would try.',
  },
  personal: {
    code: 'PASSWORD_TOO_PERSONAL',
    message: 'This password is made of your name, your address, a venue or the name of the app.',
  },
} as const

const toProblem = (status: number, code: string, message: string): Response =>
  Response.json({ code, message }, { status })

/** Wraps sign-in's handler. Routes that neither check nor set a password pass through. */
export function guardPasswords(needed: Needed): (request: Request) => Promise<Answer> {
  return async (request) => {
    const path = new URL(request.url).pathname.slice(authBasePath.length)
    if (!isPath(path)) return ok(await needed.handle(request))
    const body = await readBody(request, path)
    if (body === null)
      return ok(toProblem(400, 'VALIDATION_ERROR', 'The request does not have the expected form.'))
    const asked = await readAsked(needed, path, body, request.headers)
    if (asked instanceof Response) return ok(asked)
    if (asked.chosen !== null && hasRightLength(asked.chosen.password)) {
      const weakness = await checkPassword(needed.deps.db, asked.chosen.password, asked.chosen.own)
      if (weakness !== null)
        return ok(toProblem(400, weaknesses[weakness].code, weaknesses[weakness].message))
    }
    return answerInPlace(needed, asked, async () => {
      const response = await needed.handle(withBody(request, body))
      if (path === '/sign-in/email' && response.ok)
        await rehash(needed.deps, response, String(body['password']))
      return response
    })
  }
}

/** Better Auth itself refuses the others. */
const hasRightLength = ({ length }: string): boolean =>
  length >= passwordMin && length <= passwordMax

type Body = Readonly<Record<string, unknown>>

/** Only JSON is accepted, so that the body that is counted is the body that is handled. */
async function readBody(request: Request, path: Path): Promise<Body | null> {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) return null
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => null)
  return v.is(bodies[path], body) ? body : null
}

function withBody(request: Request, body: Body): Request {
  const headers = new Headers(request.headers)
  headers.delete('content-length')
  return new Request(request.url, { method: request.method, headers, body: JSON.stringify(body) })
}

async function readAsked(
  needed: Needed,
  path: Path,
  body: Body,
  headers: Headers,
): Promise<PasswordRequest | Response> {
  const address = countedAddress(headers.get(peerAddressHeader) ?? '')
  const asked: PasswordRequest = {
    chosen: null,
    attempt: null,
    person: `address ${address}`,
    isUrgent: false,
  }
  if (path === '/sign-in/email') {
    const email = toAddress(String(body['email']))
    return {
      ...asked,
      attempt: { email, address, device: needed.devices.find(headers.get('cookie'), email) },
    }
  }
  if (path === '/sign-up/email')
    return {
      ...asked,
      chosen: { password: String(body['password']), own: [String(body['email'])] },
    }
  if (path === '/reset-password') return { ...asked, chosen: await readReset(needed, body) }
  const actor = await needed.actorOf({
    authorization: headers.get('authorization') ?? undefined,
    cookie: headers.get('cookie') ?? undefined,
  })
  if (actor.kind === 'visitor') return toProblem(401, 'UNAUTHORIZED', 'Sign in first.')
  return {
    chosen:
      path === '/change-password'
        ? await withNames(needed, actor.userId, String(body['newPassword']))
        : null,
    // Without a password no guess is possible: a recent sign-in proves the person
    // (request-rules.ts).
    attempt:
      path !== '/change-password' && body['password'] === undefined
        ? null
        : { email: actor.email, address: null, device: `session ${actor.sessionId}` },
    person: `user ${actor.userId}`,
    isUrgent: true,
  }
}

async function readReset(needed: Needed, body: Body): Promise<PasswordRequest['chosen']> {
  const { internalAdapter } = await needed.context
  const link = await internalAdapter.findVerificationValue(
    `reset-password:${String(body['token'])}`,
  )
  return link === null ? null : withNames(needed, link.value, String(body['newPassword']))
}

async function withNames(
  { deps }: Needed,
  userId: string,
  password: string,
): Promise<NonNullable<PasswordRequest['chosen']>> {
  const names = await findOwnNames(deps.db, userId)
  return { password, own: [names?.email ?? null, names?.playerName ?? null] }
}

async function answerInPlace(
  { guard, places }: Needed,
  { attempt, person, isUrgent }: PasswordRequest,
  answer: () => Promise<Response>,
): Promise<Answer> {
  const begun = attempt === null ? null : await guard.begin(attempt)
  if (begun?.ok === false)
    return isUrgent ? refuse('too-many-requests', readSeconds(begun.refusal)) : begun
  const tried: AttemptReport | null = begun?.value ?? null
  let outcome: keyof AttemptReport = 'neither'
  try {
    const answered = await places.run(person, answer, { isUrgent })
    if (answered.ok) outcome = await readOutcome(answered.value)
    return answered
  } finally {
    await tried?.[outcome]()
  }
}

async function readOutcome(response: Response): Promise<keyof AttemptReport> {
  if (response.ok) return 'right'
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  const isWrong = v.is(
    v.object({ code: v.picklist(['INVALID_EMAIL_OR_PASSWORD', 'INVALID_PASSWORD']) }),
    body,
  )
  return isWrong ? 'wrong' : 'neither'
}

/**
 * Upgrades the hash of an earlier release, now that the password is known. The sign-in stands even
 * if this fails.
 */
async function rehash(
  { db, log }: Needed['deps'],
  response: Response,
  password: string,
): Promise<void> {
  try {
    const {
      user: { id: userId },
    } = v.parse(v.object({ user: v.object({ id: v.string() }) }), await response.clone().json())
    const before = await findPasswordHash(db, userId)
    if (before === null || !needsRehash(before)) return
    await replacePasswordHash(db, { userId, before, next: await hashPassword(password) })
  } catch (error) {
    log.warn({ err: error }, 'a password could not be hashed anew')
  }
}
