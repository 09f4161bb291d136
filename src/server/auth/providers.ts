// Google, X and Facebook as OAuth providers. Only the identity is read; their tokens aren't stored
// (database-hooks.ts). A person without an address gets a placeholder under `.invalid`, which no
// one can register and no mail goes to.
import type { GenericOAuthConfig } from 'better-auth/plugins'
import type { Logger } from 'pino'
import * as v from 'valibot'
import { addressSchema } from '#domain/mail/address.ts'
import type { SocialProvider } from '#domain/onboarding/onboarding.ts'

type ProviderUrls = { authorize: string; token: string; userInfo: string }
export type ProviderSettings = { clientId: string; clientSecret: string } & Partial<ProviderUrls>
export type Providers = Partial<Record<SocialProvider, ProviderSettings>>

const defaultUrls: Record<SocialProvider, ProviderUrls> = {
  google: {
    authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
    token: 'https://oauth2.googleapis.com/token',
    userInfo: 'https://openidconnect.googleapis.com/v1/userinfo',
  },
  twitter: {
    authorize: 'https://x.com/i/oauth2/authorize',
    token: 'https://api.x.com/2/oauth2/token',
    userInfo: 'https://api.x.com/2/users/me?user.fields=confirmed_email,profile_image_url',
  },
  facebook: {
    authorize: 'https://www.facebook.com/v23.0/dialog/oauth',
    token: 'https://graph.facebook.com/v23.0/oauth/access_token',
    userInfo: 'https://graph.facebook.com/v23.0/me?fields=id,name,email',
  },
}

const scopes: Record<SocialProvider, string[]> = {
  google: ['openid', 'email', 'profile'],
  twitter: ['users.read', 'tweet.read', 'users.email'],
  facebook: ['public_profile', 'email'],
}

type Profile = { id: string; name: string; email: string | null; emailVerified: boolean }

const id = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.regex(/^[\w.-]{1,128}$/),
)
const name = v.optional(
  v.pipe(
    v.string(),
    v.transform((text) => text.slice(0, 80)),
  ),
  '',
)
/**
 * An address with non-ASCII letters before the @ counts as missing, so the person can still sign
 * in.
 */
const beyondAscii = v.pipe(
  v.string(),
  v.regex(/^(?=.*[^ -~])[^\s"(),:;<>@[\\\]]+@[^\s"(),:;<>@[\\\]]+$/),
  v.transform(() => null),
)
const email = v.optional(v.nullable(v.union([addressSchema, beyondAscii])), null)

/**
 * The parser of each provider's profile. Facebook doesn't report whether an address is verified, so
 * it never is.
 */
const profileSchemas: Record<SocialProvider, v.GenericSchema<unknown, Profile>> = {
  google: v.pipe(
    v.object({
      sub: id,
      name,
      email,
      email_verified: v.optional(
        v.union([v.boolean(), v.literal('true'), v.literal('false')]),
        false,
      ),
    }),
    v.transform((raw) => ({
      id: raw.sub,
      name: raw.name,
      email: raw.email,
      emailVerified:
        raw.email !== null && (raw.email_verified === true || raw.email_verified === 'true'),
    })),
  ),
  twitter: v.pipe(
    v.object({ data: v.object({ id, name, confirmed_email: email }) }),
    v.transform(({ data }) => ({
      id: data.id,
      name: data.name,
      email: data.confirmed_email,
      emailVerified: data.confirmed_email !== null,
    })),
  ),
  facebook: v.pipe(
    v.object({ id, name, email }),
    v.transform((raw) => ({ ...raw, emailVerified: false })),
  ),
}

const answerTimeoutMs = 10_000
const placeholderDomain = 'no-email.invalid'

export const isPlaceholderEmail = (address: string): boolean =>
  address.toLowerCase().endsWith('.invalid')

export function oauthConfigs(providers: Providers, log: Logger): GenericOAuthConfig[] {
  return (Object.entries(providers) as [SocialProvider, ProviderSettings | undefined][]).flatMap(
    ([provider, settings]) =>
      settings === undefined ? [] : [oauthConfig(provider, settings, log)],
  )
}

function oauthConfig(
  provider: SocialProvider,
  settings: ProviderSettings,
  log: Logger,
): GenericOAuthConfig {
  const urls = { ...defaultUrls[provider], ...definedUrls(settings) }
  return {
    providerId: provider,
    clientId: settings.clientId,
    clientSecret: settings.clientSecret,
    authorizationUrl: urls.authorize,
    tokenUrl: urls.token,
    scopes: scopes[provider],
    pkce: true,
    // X wants the client secret as HTTP basic authentication, the others in the body.
    authentication: provider === 'twitter' ? 'basic' : 'post',
    getUserInfo: async (tokens) => {
      const profile = await fetchProfile(provider, urls.userInfo, tokens.accessToken ?? '').catch(
        (error: unknown) => {
          log.warn(
            { provider, reason: error instanceof Error ? error.message : String(error) },
            'a provider did not say who signs in',
          )
          return null
        },
      )
      return (
        profile && {
          ...profile,
          email: profile.email ?? `${provider}-${profile.id}@${placeholderDomain}`.toLowerCase(),
        }
      )
    },
    accountSubject: ({ profile }) => profile.id ?? '',
  }
}

const definedUrls = (settings: ProviderSettings): Partial<ProviderUrls> => ({
  ...(settings.authorize === undefined ? {} : { authorize: settings.authorize }),
  ...(settings.token === undefined ? {} : { token: settings.token }),
  ...(settings.userInfo === undefined ? {} : { userInfo: settings.userInfo }),
})

async function fetchProfile(
  provider: SocialProvider,
  url: string,
  accessToken: string,
): Promise<Profile> {
  const answer = await fetch(url, {
    headers: { authorization: `Bearer ${accessToken}`, accept: 'application/json' },
    // The URL is fixed, so a redirect isn't a valid response.
    redirect: 'error',
    signal: AbortSignal.timeout(answerTimeoutMs),
  })
  if (!answer.ok) throw new Error(`${provider} answered ${answer.status} when asked who signs in`)
  return v.parse(profileSchemas[provider], await answer.json())
}
