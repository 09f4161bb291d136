// The settings of social sign-in.
import type { Providers, ProviderSettings } from './auth/providers.ts'
import { clientId, clientSecret, httpUrl } from './setting-forms.ts'

export const providerSettings = {
  GOOGLE_CLIENT_ID: clientId,
  GOOGLE_CLIENT_SECRET: clientSecret,
  GOOGLE_AUTHORIZATION_URL: httpUrl,
  GOOGLE_TOKEN_URL: httpUrl,
  GOOGLE_USERINFO_URL: httpUrl,
  X_CLIENT_ID: clientId,
  X_CLIENT_SECRET: clientSecret,
  X_AUTHORIZATION_URL: httpUrl,
  X_TOKEN_URL: httpUrl,
  X_USERINFO_URL: httpUrl,
  FACEBOOK_CLIENT_ID: clientId,
  FACEBOOK_CLIENT_SECRET: clientSecret,
  FACEBOOK_AUTHORIZATION_URL: httpUrl,
  FACEBOOK_TOKEN_URL: httpUrl,
  FACEBOOK_USERINFO_URL: httpUrl,
}

type Settings = Readonly<Partial<Record<string, string>>>

/** A provider is on when its id is set; its URLs default to the real ones (auth/providers.ts). */
export function readProviders(settings: Settings): Providers {
  const google = readProvider(settings, 'GOOGLE')
  const twitter = readProvider(settings, 'X')
  const facebook = readProvider(settings, 'FACEBOOK')
  return { ...(google && { google }), ...(twitter && { twitter }), ...(facebook && { facebook }) }
}

function readProvider(
  settings: Settings,
  prefix: 'GOOGLE' | 'X' | 'FACEBOOK',
): ProviderSettings | null {
  const id = settings[`${prefix}_CLIENT_ID`]
  const secret = settings[`${prefix}_CLIENT_SECRET`]
  if (id === undefined || secret === undefined) return null
  const authorize = settings[`${prefix}_AUTHORIZATION_URL`]
  const token = settings[`${prefix}_TOKEN_URL`]
  const userInfo = settings[`${prefix}_USERINFO_URL`]
  return {
    clientId: id,
    clientSecret: secret,
    ...(authorize !== undefined && { authorize }),
    ...(token !== undefined && { token }),
    ...(userInfo !== undefined && { userInfo }),
  }
}
