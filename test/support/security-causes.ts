// Causes each kind of security event through the API, with its expected log line.
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { codePeriodS, computeCode } from '#server/auth/authenticator-code.ts'
import type { securityKinds, SecurityKind } from '#server/security-log/security-events.ts'
import { scenePassword, type ScenePerson, type SecurityScene } from '../scenes/security-scene.ts'
import { strangerMailCauses } from './stranger-mail-causes.ts'
import { createTestAuthenticator } from './test-authenticator.ts'
import { testBrowser, type TestBrowser } from './test-browser.ts'
import { readTotpKey } from './totp-key.ts'
import { until } from './until.ts'

export type SecurityCause = (scene: SecurityScene) => Promise<Record<string, unknown>>
type Causes = {
  [K in SecurityKind]: { [O in (typeof securityKinds)[K][number]]: SecurityCause }
}

const hashed = expect.stringMatching(/^[\w-]{16}$/) as string

async function addPasskey({ userId, browser }: { userId: string; browser: TestBrowser }) {
  const authenticator = createTestAuthenticator('http://sideout.test')
  const { body } = await browser.get('/api/auth/passkey/generate-register-options')
  const response = authenticator.register((body as { challenge: string }).challenge)
  const { status } = await browser.post('/api/auth/passkey/verify-registration', { response })
  expect(status).toBe(200)
  return { authenticator, userId, browser }
}

async function signInWithPasskey(
  { app }: SecurityScene,
  sign: (challenge: string) => object,
): Promise<number> {
  const browser = testBrowser(app.url)
  const { body } = await browser.get('/api/auth/passkey/generate-authenticate-options')
  const response = sign((body as { challenge: string }).challenge)
  return (await browser.post('/api/auth/passkey/verify-authentication', { response })).status
}

const codePath = '/api/auth/two-factor/verify-totp'

const codeNow = (secret: string): string =>
  computeCode(secret, Math.floor(Date.now() / 1000 / codePeriodS))

async function beginSecondFactor({ register }: SecurityScene) {
  const { browser, userId } = await register()
  const { body } = await browser.post('/api/auth/two-factor/enable', { password: scenePassword })
  return { browser, userId, secret: readTotpKey((body as { totpURI: string }).totpURI) }
}

async function askNewAddress(
  scene: SecurityScene,
): Promise<{ person: ScenePerson; token: string }> {
  const person = await scene.register()
  await person.must('account-changeEmail', { email: scene.newEmail(), password: null })
  return { person, token: await scene.nextToken() }
}

/** A kind or an outcome without a row doesn't compile. */
export const securityCauses: Causes = {
  'sign-in-password': {
    done: async ({ register }) => ({ userId: (await register()).userId }),
    refused: async ({ app, register }) => {
      const { email } = await register()
      await testBrowser(app.url).post('/api/auth/sign-in/email', {
        email,
        password: 'another pass phrase',
      })
      return { userId: null, tried: hashed, reason: 'wrong-password' }
    },
  },
  'sign-in-link': {
    done: async ({ signInByLink }) => ({ userId: (await signInByLink()).userId }),
    refused: async ({ app }) => {
      await testBrowser(app.url).post('/api/auth/magic-link/verify', { token: 'a'.repeat(32) })
      return { userId: null, reason: 'bad-token' }
    },
  },
  'sign-in-passkey': {
    done: async (scene) => {
      const { authenticator, userId } = await addPasskey(await scene.register())
      expect(await signInWithPasskey(scene, authenticator.signIn)).toBe(200)
      return { userId }
    },
    refused: async (scene) => {
      const stranger = createTestAuthenticator('http://sideout.test')
      expect(await signInWithPasskey(scene, stranger.signIn)).toBe(401)
      return { userId: null, reason: 'bad-token' }
    },
  },
  'sign-in-social': {
    done: async ({ app, provider, newEmail, walkToProvider }) => {
      const email = newEmail()
      provider.is({ sub: 'subject-of-one', name: 'secret name', email, email_verified: true })
      expect(await walkToProvider(testBrowser(app.url), 'sign-in/social')).toBe('/')
      const { id } = await app.db
        .selectFrom('auth_users')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
      return { userId: id }
    },
    refused: async ({ app, provider, walkToProvider }) => {
      provider.refuseConsent()
      expect(await walkToProvider(testBrowser(app.url), 'sign-in/social')).toContain('error=')
      return { userId: null, reason: 'provider-failed' }
    },
  },
  registration: {
    done: async ({ register }) => ({ userId: (await register()).userId }),
    refused: async ({ app, register }) => {
      const { email, userId } = await register()
      await testBrowser(app.url).post('/api/auth/sign-up/email', { email, password: scenePassword })
      await app.mailbox.next()
      return { userId, tried: hashed, reason: 'address-known' }
    },
  },
  'sign-in-link-asked': {
    done: async ({ app, newEmail, nextToken }) => {
      await testBrowser(app.url).post('/api/auth/sign-in/magic-link', { email: newEmail() })
      await nextToken()
      return { userId: null, tried: hashed }
    },
  },
  'password-reset-asked': {
    done: async ({ app, register, nextToken }) => {
      const { email, userId } = await register()
      await app.visitor.must('emails-emailPasswordReset', { email })
      await nextToken()
      return { userId, tried: hashed }
    },
    refused: async ({ app, newEmail }) => {
      await app.visitor.must('emails-emailPasswordReset', { email: newEmail() })
      return { userId: null, tried: hashed, reason: 'address-unknown' }
    },
  },
  'password-reset-used': {
    done: async ({ app, register, nextToken }) => {
      const { email, userId } = await register()
      await app.visitor.must('emails-emailPasswordReset', { email })
      const token = await nextToken()
      await testBrowser(app.url).post('/api/auth/reset-password', {
        token,
        newPassword: scenePassword,
      })
      return { userId }
    },
    refused: async ({ app }) => {
      const token = 'b'.repeat(32)
      await testBrowser(app.url).post('/api/auth/reset-password', {
        token,
        newPassword: scenePassword,
      })
      return { reason: 'bad-token' }
    },
  },
  'identity-check': {
    done: async (scene) => ({ userId: (await askNewAddress(scene)).person.userId }),
    refused: async ({ register, newEmail }) => {
      const person = await register()
      await person.call('account-changeEmail', { email: newEmail(), password: 'a guess of mine' })
      return { userId: person.userId, reason: 'wrong-password' }
    },
  },
  'second-factor': {
    done: async (scene) => {
      const { browser, userId, secret } = await beginSecondFactor(scene)
      expect((await browser.post(codePath, { code: codeNow(secret) })).status).toBe(200)
      return { userId }
    },
    refused: async (scene) => {
      const { browser, userId } = await beginSecondFactor(scene)
      expect((await browser.post(codePath, { code: '000000' })).status).toBe(401)
      return { userId, reason: 'wrong-code' }
    },
  },
  'second-factor-changed': {
    done: async (scene) => {
      const { browser, userId } = await beginSecondFactor(scene)
      const off = { password: scenePassword }
      expect((await browser.post('/api/auth/two-factor/disable', off)).status).toBe(200)
      return { userId }
    },
    refused: async (scene) => {
      const { browser, userId } = await beginSecondFactor(scene)
      const off = { password: 'a guess of mine' }
      expect((await browser.post('/api/auth/two-factor/disable', off)).status).toBe(400)
      return { userId, reason: 'not-proven' }
    },
  },
  'password-changed': {
    done: async ({ register }) => {
      const { browser, userId } = await register()
      const changed = { currentPassword: scenePassword, newPassword: `${scenePassword} and new` }
      expect((await browser.post('/api/auth/change-password', changed)).status).toBe(200)
      return { userId }
    },
    refused: async ({ register }) => {
      const { browser, userId } = await register()
      const changed = {
        currentPassword: 'a guess of mine',
        newPassword: `${scenePassword} and new`,
      }
      await browser.post('/api/auth/change-password', changed)
      return { userId, reason: 'wrong-password' }
    },
  },
  'email-change-asked': {
    done: async (scene) => ({ userId: (await askNewAddress(scene)).person.userId, tried: hashed }),
  },
  'email-changed': {
    done: async (scene) => {
      const { person, token } = await askNewAddress(scene)
      expect(await person.must('account-confirmEmail', { token })).toEqual({ did: 'changed' })
      return { userId: person.userId }
    },
    refused: async ({ register }) => {
      const person = await register()
      await person.call('account-confirmEmail', { token: 'c'.repeat(32) })
      return { userId: person.userId, reason: 'link-expired' }
    },
  },
  'email-verified': {
    done: async ({ register, nextToken }) => {
      const person = await register()
      await person.must('account-sendVerification', {})
      expect(await person.must('account-confirmEmail', { token: await nextToken() })).toEqual({
        did: 'verified',
      })
      return { userId: person.userId }
    },
  },
  'passkey-added': {
    done: async ({ register }) => ({ userId: (await addPasskey(await register())).userId }),
    refused: async ({ register }) => {
      const { browser, userId } = await register()
      await browser.get('/api/auth/passkey/generate-register-options')
      const response = createTestAuthenticator('http://sideout.test').register('another challenge')
      await browser.post('/api/auth/passkey/verify-registration', { response })
      return { userId, reason: 'bad-token' }
    },
  },
  'passkey-removed': {
    done: async ({ register }) => {
      const person = await register()
      await addPasskey(person)
      const { passkeys } = await person.must('account-signInMethods', {})
      await person.must('account-removePasskey', { passkeyId: passkeys[0]?.passkeyId ?? '' })
      return { userId: person.userId }
    },
  },
  'provider-linked': {
    done: async ({ provider, signInByLink, walkToProvider, newEmail }) => {
      const { browser, userId } = await signInByLink()
      provider.is({
        sub: 'subject-of-two',
        name: 'secret name',
        email: newEmail(),
        email_verified: true,
      })
      expect(await walkToProvider(browser, 'link-social')).not.toContain('error')
      return { userId }
    },
    refused: async ({ provider, signInByLink, walkToProvider }) => {
      const { browser, userId } = await signInByLink()
      provider.refuseConsent()
      expect(await walkToProvider(browser, 'link-social')).toContain('error=')
      return { userId, reason: 'provider-failed' }
    },
  },
  'provider-unlinked': {
    done: async ({ app, register }) => {
      const person = await register()
      const { userId } = person
      const at = new Date()
      const row = {
        id: randomUUID(),
        accountId: userId,
        providerId: 'google',
        userId,
        password: null,
      }
      await app.db
        .insertInto('auth_accounts')
        .values({ ...row, createdAt: at, updatedAt: at })
        .execute()
      await person.must('account-unlinkProvider', { provider: 'google' })
      return { userId }
    },
  },
  'signed-out': {
    done: async ({ register }) => {
      const { browser, userId } = await register()
      await browser.post('/api/auth/sign-out')
      return { userId }
    },
  },
  'sessions-ended': {
    done: async ({ register }) => {
      const person = await register()
      await person.must('account-revokeOtherSessions', {})
      return { userId: person.userId }
    },
  },
  'own-data-exported': {
    done: async ({ app, register }) => {
      const { userId, token } = await register()
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      const answer = await fetch(`${app.url}/account/data`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ password: null }),
      })
      expect(answer.status).toBe(200)
      await answer.arrayBuffer()
      return { userId }
    },
  },
  'account-deleted': {
    done: async ({ signInPlayer }) => {
      const { player, userId } = await signInPlayer()
      await player.must('account-delete', { playerName: player.playerId, password: null })
      return { userId }
    },
  },
  'limit-hit': {
    refused: async ({ app, signInPlayer }) => {
      const socket = await app.socket((await signInPlayer()).player.token)
      for (let n = 0; n <= 100; n += 1) socket.subscribe('version-current', {})
      await until('the refusal', () => socket.frames.some((frame) => frame.type === 'refused'))
      await socket.close()
      return { reason: 'too-many-subscriptions', what: 'version-current' }
    },
  },
  'right-refused': {
    refused: async ({ app }) => {
      await app.visitor.call('account-sessions', {})
      return { userId: null, reason: 'not-signed-in', what: 'account-sessions' }
    },
  },
  'origin-refused': {
    refused: async ({ app }) => {
      await app.visitor.raw('auth-methods', { data: {} }, { origin: 'https://evil.example' })
      return { userId: null, reason: 'foreign-origin', what: 'auth-methods' }
    },
  },
  'bad-frame': {
    refused: async ({ app, signInPlayer }) => {
      const { player, userId } = await signInPlayer()
      const socket = await app.socket(player.token)
      socket.send('secret words of a frame')
      await until('the refusal', () => socket.frames.some((frame) => frame.type === 'refused'))
      await socket.close()
      return { userId, reason: 'bad-input' }
    },
  },
  'path-refused': {
    refused: async ({ app }) => {
      expect((await testBrowser(app.url).get('/api/auth/no-such-secret-path')).status).toBe(404)
      return { userId: null }
    },
  },
  'stranger-mail': strangerMailCauses,
  suspension: {
    done: async ({ admin, signInPlayer }) => {
      const { player, userId } = await signInPlayer()
      await admin('players', 'suspend', player.playerId, '--reason', 'secret words of a reason')
      return { userId, what: 'players suspend', address: null }
    },
    refused: async ({ app, admin, register }) => {
      const { email, userId } = await register()
      await admin('players', 'suspend', email, '--reason', 'secret words of a reason')
      const body = { email, password: scenePassword }
      expect((await testBrowser(app.url).post('/api/auth/sign-in/email', body)).status).toBe(403)
      return { userId }
    },
  },
  ban: {
    done: async ({ admin }) => {
      await admin('bans', 'add', 'secret-domain.example', '--reason', 'secret words of a reason')
      return { userId: null, what: 'bans add', address: null }
    },
    refused: async ({ app, admin, newEmail }) => {
      const email = newEmail()
      await admin('bans', 'add', email)
      await testBrowser(app.url).post('/api/auth/sign-up/email', { email, password: scenePassword })
      return { userId: null, tried: hashed }
    },
  },
  'operator-act': {
    done: async ({ admin, signInPlayer }) => {
      const { player, userId } = await signInPlayer()
      await admin('sessions', 'revoke', player.playerId)
      return { userId, what: 'sessions revoke', address: null }
    },
  },
}
