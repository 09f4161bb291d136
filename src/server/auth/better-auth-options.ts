// Configures Better Auth: the ways to sign in, what it stores, and our hooks.
import type { BetterAuthOptions } from 'better-auth'
import { genericOAuth, magicLink } from 'better-auth/plugins'
import { authBasePath } from '#contract/sign-in.ts'
import type { SecondFactorDemand } from '#domain/access/actor.ts'
import { resetLinkS, sessionLifetimeS, signInLinkS } from '#domain/account/account.ts'
import { productName } from '#domain/branding/product-name.ts'
import { passwordMax, passwordMin } from '#domain/onboarding/password.ts'
import { dropUnprovenCredentials, setEmailVerified } from '../db/accounts/auth-records.ts'
import { hasOldPasswords } from '../db/accounts/password-records.ts'
import type { Deps } from '../deps.ts'
import { fromAlias } from '../mail/address-alias.ts'
import { authLogger } from './auth-logger.ts'
import { peerAddressHeader } from './auth.ts'
import type { TrackedDatabase } from './current-transaction.ts'
import { databaseHooks } from './database-hooks.ts'
import { createKnownDevices, rememberDevices } from './known-devices.ts'
import { models } from './models.ts'
import { endAndPublish, ownRules, sessionsHashed, notifyPasswordChanged } from './own-rules.ts'
import { createPasswordHasher, cacheLegacyCheck } from './password-hasher.ts'
import { oauthConfigs, type Providers } from './providers.ts'
import { recordAuthEvents } from './record-auth-events.ts'
import { readSignInTarget } from './request-rules.ts'
import { secondFactor } from './second-factor.ts'
import { nameCookies } from './session-carrier.ts'
import { makeSignInCode } from './sign-in-mail/sign-in-code.ts'
import { hashLinkToken, sendSignInLink } from './sign-in-mail/sign-in-link.ts'
import { verifiedPasskeys } from './verified-passkeys.ts'
import { welcomeBack } from './welcome-back.ts'

export type AuthOptions = {
  deps: Deps
  /** Signs cookies and tokens; at least 32 characters. */
  secret: string
  providers?: Providers
  secondFactor?: SecondFactorDemand
}

export function betterAuthOptions(options: AuthOptions, tracked: TrackedDatabase) {
  const { deps, secret } = options
  return {
    appName: productName,
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
    // Linking by hand requires a proven address first (request-rules.ts), so a different address at
    // the provider is harmless.
    account: {
      ...models.account,
      updateAccountOnSignIn: false,
      accountLinking: { trustedProviders: [], allowDifferentEmails: true },
    },
    verification: { ...models.verification, storeIdentifier: 'hashed' },
    emailAndPassword: passwordOptions(deps, tracked),
    plugins: plugins(options, tracked),
    databaseHooks: databaseHooks(deps, tracked),
    rateLimit: { enabled: false },
    logger: authLogger(deps.log),
    // Rethrown, so that an unreachable database and bugs are handled as everywhere else
    // (transport/errors.ts).
    onAPIError: { errorURL: new URL('/signin', deps.publicUrl).href, throw: true },
    telemetry: { enabled: false },
    advanced: {
      // Better Auth's own prefix under https is weaker than ours.
      cookiePrefix: nameCookies(isSecure(deps)).prefix,
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isSecure(deps) },
      // Better Auth silently turns both off in its test mode; ours stay on.
      disableCSRFCheck: false,
      disableOriginCheck: false,
      ipAddress: { ipAddressHeaders: [peerAddressHeader] },
      database: { generateId: () => deps.newId(), validateSchema: false },
    },
  } satisfies BetterAuthOptions
}

const passwordOptions = (deps: Deps, tracked: TrackedDatabase) =>
  ({
    enabled: true,
    password: createPasswordHasher(
      cacheLegacyCheck(
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
      if (!user.emailVerified) await dropUnprovenCredentials(tracked.current(), user.id)
      await setEmailVerified(tracked.current(), user.id)
      await endAndPublish(deps, tracked, { userId: user.id })
      notifyPasswordChanged(deps, user.email, request?.headers)
      deps.security.record({ kind: 'password-reset-used', outcome: 'done', userId: user.id })
    },
    onExistingUserSignUp: ({ user }, request) => {
      deps.security.record({
        kind: 'registration',
        outcome: 'refused',
        reason: 'address-known',
        userId: user.id,
        triedEmail: fromAlias(user.email),
      })
      return welcomeBack(deps, tracked, fromAlias(user.email), request)
    },
  }) satisfies BetterAuthOptions['emailAndPassword']

const plugins = (options: AuthOptions, tracked: TrackedDatabase) => {
  const { deps, secret, providers = {} } = options
  return [
    genericOAuth({ config: oauthConfigs(providers, deps.log) }),
    magicLink({
      expiresIn: signInLinkS,
      storeToken: { type: 'custom-hasher', hash: (token) => Promise.resolve(hashLinkToken(token)) },
      sendMagicLink: ({ email, token, metadata }, context) =>
        sendSignInLink(
          deps,
          {
            email: fromAlias(email),
            token,
            wanted: readSignInTarget(metadata),
            makeCode: (to) => makeSignInCode(deps, findRecords(context), to),
          },
          context?.request,
        ),
    }),
    ...verifiedPasskeys(deps.publicUrl),
    ...secondFactor({
      deps,
      db: () => tracked.current(),
      devices: getKnownDevices(options),
    }),
    rememberDevices(getKnownDevices(options), { isSecure: isSecure(deps) }),
    ownRules(deps, tracked, secret),
    recordAuthEvents(deps.security),
  ] satisfies BetterAuthOptions['plugins']
}

type WithRecords<T> = { context: { internalAdapter: T } } | undefined
function findRecords<T>(context: WithRecords<T>): T {
  if (context === undefined) throw new Error('a link was asked for outside a request')
  return context.context.internalAdapter
}

export const getKnownDevices = ({ deps, secret }: AuthOptions) =>
  createKnownDevices(secret, { isSecure: isSecure(deps), clock: deps.clock })

export const isSecure = (deps: Deps): boolean => deps.publicUrl.startsWith('https:')

export function sameHostOrigin(request: Request | undefined): string | undefined {
  const origin = request?.headers.get('origin') ?? ''
  return URL.canParse(origin) &&
    new URL(origin).host === request?.headers.get('host')?.toLowerCase()
    ? origin
    : undefined
}
