// A real OAuth 2 server in place of Google, X or Facebook: checks PKCE, issues codes and tokens,
// and returns the identity in that provider's format.
import { OAuth2Server } from 'oauth2-mock-server'
import type { MutableRedirectUri, MutableResponse } from 'oauth2-mock-server'
import type { ProviderSettings } from '#server/auth/providers.ts'

export type OAuthProvider = {
  settings: ProviderSettings
  is(person: Record<string, unknown>): void
  refuseConsent(): void
  failToken(): void
  failUserInfo(): void
  stop(): Promise<void>
}

export async function startOAuthProvider(): Promise<OAuthProvider> {
  const server = new OAuth2Server()
  await server.issuer.keys.generate('RS256')
  await server.start(0, '127.0.0.1')
  const base = `http://127.0.0.1:${server.address().port}`
  let person: Record<string, unknown> = {}
  server.service.on('beforeUserinfo', (answer: MutableResponse) => {
    answer.body = person
  })
  return {
    settings: {
      clientId: 'sideout',
      clientSecret: 'hush',
      authorize: `${base}/authorize`,
      token: `${base}/token`,
      userInfo: `${base}/userinfo`,
    },
    is: (next) => {
      person = next
    },
    refuseConsent: () =>
      server.service.once('beforeAuthorizeRedirect', ({ url }: MutableRedirectUri) => {
        url.searchParams.delete('code')
        url.searchParams.set('error', 'access_denied')
      }),
    failToken: () =>
      server.service.once('beforeResponse', (answer: MutableResponse) => {
        answer.statusCode = 400
        answer.body = { error: 'invalid_grant' }
      }),
    failUserInfo: () =>
      server.service.once('beforeUserinfo', (answer: MutableResponse) => {
        answer.statusCode = 500
        answer.body = { error: 'broken' }
      }),
    stop: () => server.stop(),
  }
}
