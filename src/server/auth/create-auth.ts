// Sign-in by Better Auth on our own pool. What must stay true: nobody learns from an answer, or
// from its time, whether an address is known; accounts are never joined by an address that nobody
// proved; an ended session is refused at once.
import { availableParallelism } from 'node:os'
import { betterAuth, type BetterAuthOptions } from 'better-auth'
import { genericOAuth, magicLink } from 'better-auth/plugins'
import { authBasePath } from '#contract/sign-in.ts'
import { visitor, type SecondFactorDemand, type SignedIn } from '#domain/access/actor.ts'
import { resetLinkS, sessionLifetimeS, signInLinkS } from '#domain/account/account.ts'
import { passwordMax, passwordMin } from '#domain/onboarding/password.ts'
import { languageOfCookies } from '#domain/shared/language.ts'
import { ok } from '#domain/shared/result.ts'
import {
  assertReachable,
  dropUnprovenWays,
  endBarredSession,
  findSignedIn,
  repeatRegistration,
  sessionIdMark,
  setEmailVerified,
} from '../db/auth-records.ts'
import { runAsKind } from '../db/kind-of-work.ts'
import { createLookups } from '../db/lookups.ts'
import { hasOldPasswords } from '../db/password-records.ts'
import type { Deps } from '../deps.ts'
import { findRegistration, saveStage } from '../features/player/store.ts'
import { topics } from '../live/topics.ts'
import { composeMail } from '../mail/compose-mail.ts'
import type { Mail } from '../mail/mail.ts'
import { createActorCache } from './actor-cache.ts'
import { authLogger } from './auth-logger.ts'
import { peerAddressHeader, type Auth } from './auth.ts'
import { checkAfterSession, checkBeforeSession, checkBeforeUser, toOpenAnswer } from './barred.ts'
import { trackTransactions, type TrackedDatabase } from './current-transaction.ts'
import { guardPasswords } from './guarded-passwords.ts'
import { createKnownDevices, rememberDevices } from './known-devices.ts'
import { models } from './models.ts'
import {
  endAndWake,
  endBeforeProof,
  ownRules,
  sessionsHashed,
  tellPasswordChanged,
} from './own-rules.ts'
import { createPasswordGuard } from './password-guard.ts'
import { createPasswordHasher, rememberOldOnes } from './password-hasher.ts'
import { createPasswordPlaces } from './password-places.ts'
import { passwordReset } from './password-reset.ts'
import { proveSelf } from './prove-self.ts'
import { isPlaceholderEmail, oauthConfigs, type Providers } from './providers.ts'
import { recordAuthEvents, recordTurnedAway } from './record-auth-events.ts'
import { isOpen, referralOf } from './request-rules.ts'
import { secondFactor } from './second-factor.ts'
import { createSessionCarrier, nameCookies } from './session-carrier.ts'
import { sessionTokenReader } from './session-token.ts'
import { asLinkRequest, isLinkUse, linkAnswer, sendSignInLink } from './sign-in-link.ts'
import { createTokenHash } from './token-hash.ts'
import { verifiedPasskeys } from './verified-passkeys.ts'

export type AuthOptions = {
  deps: Deps
  /** Signs cookies and tokens; at least 32 characters. */
  secret: string
  providers?: Providers
  /** Of whom a second factor is demanded; nobody without it. */
  secondFactor?: SecondFactorDemand
}

/** Makes sign-in for one server. */
export function createAuth(options: AuthOptions): Auth & { close(): void } {
  const { deps, secret, providers = {} } = options
  const auth = betterAuth(betterAuthOptions(options, trackTransactions(deps.db)))
  const names = nameCookies(isSecure(deps))
  const carrier = createSessionCarrier({ secret, names, origin: new URL(deps.publicUrl).origin })
  const tokenOf = sessionTokenReader(secret, [
    names.session,
    ...(names.former === null ? [] : [names.former]),
  ])
  const hash = createTokenHash(secret)
  // A crowd that arrives at once is looked up together: one statement for those who came while the
  // last one ran.
  const isSecondFactorDemanded = options.secondFactor === 'admins'
  const lookups = createLookups<string, SignedIn | null>(
    (tokens) =>
      runAsKind('sessions', () =>
        findSignedIn(deps.db, tokens, { now: deps.clock.now(), isSecondFactorDemanded }),
      ),
    { maxBatch: 1_000 },
  )
  const actors = createActorCache({
    bus: deps.bus,
    clock: deps.clock,
    load: (token) => lookups.add(token),
  })
  const actorOf: Auth['actorOf'] = async (headers) => {
    const token = tokenOf(headers)
    return token === null ? visitor : ((await actors.find(hash(token))) ?? visitor)
  }
  const guards = {
    guard: createPasswordGuard(deps, secret),
    places: createPasswordPlaces({ atOnce: Math.max(1, Math.min(3, availableParallelism() - 1)) }),
  }
  const handle = async (request: Request): Promise<Response> => {
    if (!isLinkUse(request))
      return toOpenAnswer(request, await auth.handler(request), deps.publicUrl)
    const ownOrigins = [new URL(deps.publicUrl).origin, sameHostOrigin(request)]
    const asked = await asLinkRequest(request, ownOrigins)
    if (!(asked instanceof Response))
      return toOpenAnswer(request, linkAnswer(await auth.handler(asked)), deps.publicUrl)
    const origin = request.headers.get('origin')
    if (origin !== null && !ownOrigins.includes(origin))
      deps.security.record({ kind: 'origin-refused', outcome: 'refused', reason: 'foreign-origin' })
    return asked
  }
  const guarded = guardPasswords({
    deps,
    ...guards,
    devices: devicesOf(options),
    handle,
    actorOf,
    context: auth.$context,
  })
  const findUserId = async (request: Request): Promise<string | null> => {
    const token = tokenOf(tokenHeaders(request))
    return token === null ? null : ((await actors.find(hash(token)))?.userId ?? null)
  }
  const answer: Auth['handle'] = async (asked) => {
    const request = carrier.carryIn(asked)
    if (!isOpen(request))
      return ok(
        Response.json({ code: 'NOT_FOUND', message: 'There is nothing here.' }, { status: 404 }),
      )
    await assertReachable(deps.db)
    const token = tokenOf(tokenHeaders(request))
    await endBarredSession(deps.db, token === null ? null : hash(token), deps.clock.now())
    const answered = await guarded(request)
    await recordTurnedAway(answered, deps.security, () => findUserId(request))
    return answered.ok ? ok(carrier.carryOut(asked, answered.value)) : answered
  }
  return {
    handle: (asked) => runAsKind('sign-in', () => answer(asked)),
    refreshActor: async (actor) =>
      (await actors.find(`${sessionIdMark}${actor.sessionId}`)) ?? visitor,
    actorOf,
    requestPasswordReset: passwordReset(
      deps,
      auth.$context.then((context) => context.internalAdapter),
    ),
    proveSelf: proveSelf(deps, auth.$context, guards),
    providers: {
      google: providers.google !== undefined,
      twitter: providers.twitter !== undefined,
      facebook: providers.facebook !== undefined,
    },
    close: actors.close,
  }
}

/** What of a request may hold a session token. */
const tokenHeaders = ({ headers }: Request) => ({
  authorization: headers.get('authorization') ?? undefined,
  cookie: headers.get('cookie') ?? undefined,
})

const devicesOf = ({ deps, secret }: AuthOptions) =>
  createKnownDevices(secret, { isSecure: isSecure(deps), clock: deps.clock })

const isSecure = (deps: Deps): boolean => deps.publicUrl.startsWith('https:')

function betterAuthOptions(options: AuthOptions, tracked: TrackedDatabase) {
  const { deps, secret, providers = {} } = options
  return {
    appName: 'Sideout',
    baseURL: deps.publicUrl,
    basePath: authBasePath,
    secret,
    trustedOrigins: (request) => [new URL(deps.publicUrl).origin, sameHostOrigin(request)],
    database: sessionsHashed(tracked, secret),
    user: models.user,
    session: {
      ...models.session,
      expiresIn: sessionLifetimeS,
      disableSessionRefresh: true,
      freshAge: 0,
    },
    // Linking by hand asks for a proven address first (request-rules.ts), so another one at the
    // provider does no harm.
    account: {
      ...models.account,
      updateAccountOnSignIn: false,
      accountLinking: { trustedProviders: [], allowDifferentEmails: true },
    },
    verification: { ...models.verification, storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      password: createPasswordHasher(
        rememberOldOnes(
          () => hasOldPasswords(deps.db),
          () => deps.clock.now(),
        ),
      ),
      autoSignIn: false,
      minPasswordLength: passwordMin,
      maxPasswordLength: passwordMax,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: resetLinkS,
      onPasswordReset: async ({ user }, request) => {
        if (!user.emailVerified) await dropUnprovenWays(tracked.current(), user.id)
        await setEmailVerified(tracked.current(), user.id)
        await endAndWake(deps, tracked, { userId: user.id })
        tellPasswordChanged(deps, user.email, request?.headers)
        deps.security.record({ kind: 'password-reset-used', outcome: 'done', userId: user.id })
      },
      onExistingUserSignUp: ({ user }, request) => {
        deps.security.record({
          kind: 'registration',
          outcome: 'refused',
          reason: 'address-known',
          userId: user.id,
          triedEmail: user.email,
        })
        return welcomeBack(deps, tracked, user.email, request)
      },
    },
    plugins: [
      genericOAuth({ config: oauthConfigs(providers, deps.log) }),
      magicLink({
        expiresIn: signInLinkS,
        storeToken: 'hashed',
        sendMagicLink: ({ email, token }, context) =>
          sendSignInLink(deps, { email, token }, context?.request),
      }),
      ...verifiedPasskeys(deps.publicUrl),
      ...secondFactor({ deps, db: () => tracked.current() }),
      rememberDevices(devicesOf(options), { isSecure: isSecure(deps) }),
      ownRules(deps, tracked, secret),
      recordAuthEvents(deps.security),
    ],
    databaseHooks: databaseHooks(deps, tracked),
    // Counted before a request comes here (transport/rate-limit.ts).
    rateLimit: { enabled: false },
    logger: authLogger(deps.log),
    // Thrown on, so that an unreachable database and a bug are answered as everywhere else
    // (transport/errors.ts).
    onAPIError: { errorURL: new URL('/signin', deps.publicUrl).href, throw: true },
    telemetry: { enabled: false },
    advanced: {
      // Its own prefix under https is weaker than ours.
      cookiePrefix: nameCookies(isSecure(deps)).prefix,
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isSecure(deps) },
      // Both are silently off in Better Auth's test mode; ours are always on.
      disableCSRFCheck: false,
      disableOriginCheck: false,
      ipAddress: { ipAddressHeaders: [peerAddressHeader] },
      database: { generateId: () => deps.newId(), validateSchema: false },
    },
  } satisfies BetterAuthOptions
}

/**
 * The origin of a page that this server itself served under another name than PUBLIC_URL, as
 * transport/origin.ts allows.
 */
function sameHostOrigin(request: Request | undefined): string | undefined {
  const origin = request?.headers.get('origin') ?? ''
  return URL.canParse(origin) &&
    new URL(origin).host === request?.headers.get('host')?.toLowerCase()
    ? origin
    : undefined
}

/**
 * Tells the owner of a known address that someone registered with it, at the cost of a
 * registration; the mail is not waited for.
 */
async function welcomeBack(
  deps: Deps,
  tracked: TrackedDatabase,
  to: string,
  request: Request | undefined,
): Promise<void> {
  await repeatRegistration(tracked.current(), deps.newId())
  if (isPlaceholderEmail(to)) return
  const mail = composeMail('existingAccount', {
    to,
    link: new URL('/signin', deps.publicUrl).href,
    language: languageOfCookies(request?.headers.get('cookie')),
  })
  sendUnlessFlooded(deps, mail).catch((error: unknown) =>
    deps.log.error({ err: error, subject: mail.subject }, 'a mail could not be sent'),
  )
}

/** Hands a mail over that a stranger caused, unless the mailbox has had too many of them. */
async function sendUnlessFlooded(
  { limiter, mailer }: Pick<Deps, 'limiter' | 'mailer'>,
  mail: Mail,
): Promise<void> {
  if (
    (await limiter.take('existing-account-mail', { of: 'one', key: mail.to.toLowerCase() })) ===
    null
  )
    await mailer.send(mail)
}

function databaseHooks(
  deps: Deps,
  tracked: TrackedDatabase,
): NonNullable<BetterAuthOptions['databaseHooks']> {
  return {
    account: {
      create: {
        before: async (account, context) => {
          if (context?.path === '/sign-up/email') {
            const referral = referralOf(context.body)
            const { wished } = await findRegistration(
              tracked.current(),
              account.userId,
              referral === null ? [] : [referral],
            )
            await saveStage(tracked.current(), account.userId, {
              homeLocation: wished,
              lastLat: null,
              lastLon: null,
            })
          }
          // Who someone is has been read by now: a token that is not kept cannot leak.
          return {
            data: {
              ...account,
              accessToken: null,
              refreshToken: null,
              idToken: null,
              accessTokenExpiresAt: null,
              refreshTokenExpiresAt: null,
              scope: null,
            },
          }
        },
      },
    },
    user: {
      // Who came by a link needs the stage that a registration makes.
      create: {
        before: (user) => checkBeforeUser(deps, tracked.current(), user.email),
        after: async (user, context) => {
          deps.security.record({ kind: 'registration', outcome: 'done', userId: user.id })
          if (context?.path === '/magic-link/verify')
            await saveStage(tracked.current(), user.id, {
              homeLocation: null,
              lastLat: null,
              lastLon: null,
            })
        },
      },
      // There it is written only to prove the address, after what nobody proved was taken away.
      update: {
        after: async (user, context) => {
          if (context?.path === '/magic-link/verify') await endBeforeProof(deps, tracked, user.id)
        },
      },
    },
    session: {
      create: {
        before: (session) => checkBeforeSession(deps, tracked.current(), session.userId),
        after: (session) => checkAfterSession(deps, session.userId),
      },
      delete: {
        after: (session, context) => {
          if (context?.path === '/sign-out')
            deps.security.record({ kind: 'signed-out', outcome: 'done', userId: session.userId })
          return Promise.resolve(deps.bus.publish([topics.sessions(session.userId)]))
        },
      },
    },
  }
}
