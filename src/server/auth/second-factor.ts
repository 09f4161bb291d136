// The second factor: an authenticator code or a recovery code. Better Auth's plugin requires it for
// passwords only; here every way of signing in requires it, and a code works once. Invariants: no
// session is released before the second factor; a passkey counts as both factors.
import type { BetterAuthOptions, BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthMiddleware, getSessionFromCtx, isAPIError } from 'better-auth/api'
import { deleteSessionCookie } from 'better-auth/cookies'
import { generateRandomString, symmetricDecrypt } from 'better-auth/crypto'
import { twoFactor } from 'better-auth/plugins'
import * as v from 'valibot'
import { appName } from '#words/words.ts'
import { findMailbox } from '../db/accounts/password-records.ts'
import {
  claimStep,
  findSecondFactor,
  forgetSteps,
  hasSecondFactor,
  setSecondFactor,
} from '../db/accounts/second-factors.ts'
import { takeToken } from '../db/accounts/session-tokens.ts'
import type { Database } from '../db/open-database.ts'
import type { Deps } from '../deps.ts'
import { topics } from '../live/topics.ts'
import { composeMail } from '../mail/compose-mail.ts'
import { refusalToWire } from '../transport/refusals.ts'
import { findStep } from './authenticator-code.ts'
import type { KnownDevices } from './known-devices.ts'
import { models } from './models.ts'
import { isPlaceholderEmail } from './providers.ts'
import { generateRecoveryCodes, tidyRecoveryCode } from './recovery-codes.ts'

/** `devices`: the owner's known devices aren't delayed by a thief's wrong codes. */
type Needed = { deps: Deps; db: () => Database; devices: KnownDevices }
type Context = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0]

const challengeS = 10 * 60
const cookieName = 'two_factor'
const verifyTotp = '/two-factor/verify-totp'
const verifyRecovery = '/two-factor/verify-backup-code'
const codePage = '/signin#code'

const codeBody = v.looseObject({ code: v.string() })
const challengeAnswer = v.object({ twoFactorRedirect: v.literal(true) })

/**
 * Sign-ins that don't need a further factor: the second factor itself, and passkeys, which are
 * both.
 */
const coversBothFactors = (path: string): boolean =>
  path.startsWith('/two-factor/') || path === '/passkey/verify-authentication'

/** The plugins of the second factor; they must come before those that look at new sessions. */
export function secondFactor(needed: Needed) {
  return [
    twoFactor({
      get issuer() {
        return appName()
      },
      allowPasswordless: true,
      twoFactorCookieMaxAge: challengeS,
      // It would lock out the owner too; beforeCode counts per device instead.
      accountLockout: { enabled: false },
      backupCodeOptions: {
        storeBackupCodes: 'encrypted',
        customBackupCodesGenerate: generateRecoveryCodes,
      },
      schema: models.secondFactor,
    }),
    ownRules(needed),
  ] as const
}

export const isChallenge = (returned: unknown): boolean =>
  v.is(challengeAnswer, returned) || readLocation(returned)?.endsWith(codePage) === true

function ownRules(needed: Needed): BetterAuthPlugin {
  return {
    id: 'second-factor-rules',
    init: () => ({ options: { databaseHooks: sessionHooks(needed) } }),
    hooks: {
      before: [
        {
          matcher: ({ path }) => path === verifyTotp || path === verifyRecovery,
          handler: createAuthMiddleware((context) => beforeCode(needed, context)),
        },
      ],
      after: [
        {
          matcher: ({ path }) => path !== undefined && !coversBothFactors(path),
          handler: createAuthMiddleware((context) => askForCode(needed, context)),
        },
        {
          matcher: ({ path }) => path?.startsWith('/two-factor/') === true,
          handler: createAuthMiddleware((context) => notifyChange(needed, context)),
        },
      ],
    },
  }
}

/**
 * Turning it off would replace the session and close open windows, so only the token is replaced.
 */
function sessionHooks({ db }: Needed): NonNullable<BetterAuthOptions['databaseHooks']> {
  return {
    session: {
      create: {
        after: async (session, context) => {
          const former = context?.context.session?.session
          if (context?.path?.startsWith('/two-factor/') !== true || former === undefined) return
          if (former.userId === session.userId)
            await takeToken(db(), { from: session.id, to: former.id })
        },
      },
    },
  }
}

async function findWaiting(context: Context): Promise<string | null> {
  const held = await getSessionFromCtx(context)
  if (held !== null) return held.user.id
  const { createAuthCookie, internalAdapter, secret } = context.context
  const challenge = await context.getSignedCookie(createAuthCookie(cookieName).name, secret)
  if (typeof challenge !== 'string') return null
  return (await internalAdapter.findVerificationValue(challenge))?.value ?? null
}

async function beforeCode(needed: Needed, context: Context) {
  const { deps, db } = needed
  const userId = await findWaiting(context)
  const parsed = v.safeParse(codeBody, context.body)
  if (userId === null || !parsed.success) return undefined
  const { code } = parsed.output
  const device = await findDevice(needed, context, userId)
  const key = device === null ? `user ${userId}` : `user ${userId} on ${device}`
  const waitS = await deps.limiter.take('second-factor', { of: 'one', key })
  if (waitS !== null) throw toTooMany(waitS)
  if (context.path === verifyRecovery) return withCode(tidyRecoveryCode(code))
  const factor = await findSecondFactor(db(), userId)
  if (factor === null) return undefined
  const secret = await symmetricDecrypt({
    key: context.context.secretConfig,
    data: factor.secret,
  })
  const step = findStep(secret, code, Date.now())
  if (step === null) return undefined
  if (!(await claimStep(db(), userId, step))) return withCode('used')
  if (factor.isConfirmed || context.context.session === null) return undefined
  // Turned on before the plugin runs, which would replace the session and close the screen with the
  // recovery codes.
  turnedOn.add(context.context)
  await setSecondFactor(db(), userId, true)
  return undefined
}

async function findDevice(
  { devices }: Needed,
  context: Context,
  userId: string,
): Promise<string | null> {
  const user = await context.context.internalAdapter.findUserById(userId)
  return user === null ? null : devices.find(context.headers?.get('cookie') ?? null, user.email)
}

function toTooMany(seconds: number): APIError {
  const { body } = refusalToWire({ code: 'too-many-requests', params: { seconds } })
  const message = 'Too many codes were tried. Wait a while.'
  return new APIError('TOO_MANY_REQUESTS', { code: 'TOO_MANY_CODES', message, ...body })
}

const turnedOn = new WeakSet<object>()

const withCode = (code: string) => ({ context: { body: { code } } })

async function askForCode({ db }: Needed, context: Context) {
  const { newSession, internalAdapter, returned } = context.context
  if (newSession === null) {
    if (isChallenge(returned)) await endFormer(context)
    return undefined
  }
  const { id: userId } = newSession.user
  if (!(await hasSecondFactor(db(), userId))) return undefined
  await endFormer(context)
  deleteSessionCookie(context, true)
  await internalAdapter.deleteSession(newSession.session.token)
  context.context.setNewSession(null)
  await startChallenge(context, userId)
  if (isAPIError(returned)) throw context.redirect(new URL(codePage, context.context.baseURL).href)
  return context.json({ twoFactorRedirect: true, twoFactorMethods: ['totp'] })
}

async function startChallenge(context: Context, userId: string): Promise<void> {
  const { createAuthCookie, internalAdapter, secret } = context.context
  const cookie = createAuthCookie(cookieName, { maxAge: challengeS })
  const identifier = `2fa-${generateRandomString(20)}`
  const expiresAt = new Date(Date.now() + challengeS * 1000)
  await internalAdapter.createVerificationValue({ value: userId, identifier, expiresAt })
  const attempts = { value: '0', identifier: `2fa-attempts-${identifier}`, expiresAt }
  await internalAdapter.createVerificationValue(attempts)
  await context.setSignedCookie(cookie.name, identifier, secret, cookie.attributes)
}

/** Ends this browser's previous session; its cookie is replaced, so no one could end it later. */
async function endFormer(context: Context): Promise<void> {
  const { authCookies, internalAdapter, secret } = context.context
  const token = await context.getSignedCookie(authCookies.sessionToken.name, secret)
  if (typeof token === 'string') await internalAdapter.deleteSession(token)
}

const codePaths: ReadonlySet<string> = new Set([verifyTotp, verifyRecovery])
const changePaths: ReadonlySet<string> = new Set([
  '/two-factor/disable',
  '/two-factor/generate-backup-codes',
])

async function notifyChange(needed: Needed, context: Context): Promise<void> {
  const { newSession, returned, session } = context.context
  const user = newSession?.user ?? session?.user
  const outcome = {
    userId: user?.id ?? (await findWaiting(context)),
    isDone: !isAPIError(returned),
  }
  if (codePaths.has(context.path)) recordCode(needed, outcome)
  const isOn = turnedOn.has(context.context)
  await keepInStep(needed, context.path, { ...outcome, isOn })
  if (!isOn && !changePaths.has(context.path)) return
  recordChange(needed, outcome)
  if (outcome.isDone && user !== undefined)
    await notifySwitch(needed, context.path, { id: user.id, email: user.email, isOn })
}

async function notifySwitch(
  { deps }: Needed,
  path: string,
  { id, email, isOn }: { id: string; email: string; isOn: boolean },
): Promise<void> {
  // An admin's rights depend on it, so open windows reload their viewer.
  deps.bus.publish([topics.sessions(id)])
  if (isOn || path === '/two-factor/disable') await notifyOwner(deps, email, isOn)
}

/** Clears used codes for a new key, and turns it off again when enabling failed. */
async function keepInStep(
  { db }: Needed,
  path: string,
  { userId, isDone, isOn }: Outcome & { isOn: boolean },
): Promise<void> {
  if (userId === null) return
  if (path === '/two-factor/enable' && isDone) await forgetSteps(db(), userId)
  if (isOn && !isDone) await setSecondFactor(db(), userId, false)
}

type Outcome = { userId: string | null; isDone: boolean }

function recordCode({ deps }: Needed, { userId, isDone }: Outcome): void {
  const said = { kind: 'second-factor', userId } as const
  deps.security.record(
    isDone ? { ...said, outcome: 'done' } : { ...said, outcome: 'refused', reason: 'wrong-code' },
  )
}

function recordChange({ deps }: Needed, { userId, isDone }: Outcome): void {
  const said = { kind: 'second-factor-changed', userId } as const
  deps.security.record(
    isDone ? { ...said, outcome: 'done' } : { ...said, outcome: 'refused', reason: 'not-proven' },
  )
}

async function notifyOwner(deps: Deps, email: string, isOn: boolean): Promise<void> {
  if (isPlaceholderEmail(email)) return
  const language = (await findMailbox(deps.db, email))?.language ?? 'en'
  const link = new URL('/player/settings/signin', deps.publicUrl).href
  const mail = composeMail(isOn ? 'secondFactorOn' : 'secondFactorOff', {
    to: email,
    link,
    language,
  })
  deps.mailer.send(mail).catch((error: unknown) => {
    deps.log.error({ err: error, subject: mail.subject }, 'a mail could not be sent')
  })
}

function readLocation(returned: unknown): string | null {
  return isAPIError(returned) ? new Headers(returned.headers ?? {}).get('location') : null
}
