// The settings of social sign-in.
import type { Providers, ProviderSettings } from './auth/providers.ts'

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
