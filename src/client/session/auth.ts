// Signing in and out through /api/auth (Better Auth). It returns problem codes, never sentences:
// screens have the texts.
import type { SocialProvider } from '#domain/onboarding/onboarding.ts'
import type { WantedPage } from '#domain/onboarding/wanted-page.ts'
import type { Refusal } from '#domain/shared/refusal.ts'
import { asObject, parseJson, readRefusal } from '../net/wire-values.ts'

/** 'wrong-credentials' is the same for a wrong password and an unknown address. */
export type AuthProblem =
  | 'wrong-credentials'
  | 'bad-email'
  | 'password-length'
  | 'password-common'
  | 'password-personal'
  | 'link-expired'
  | 'code-needed'
  | 'wrong-code'
  | 'wrong-mail-code'
  | 'wrong-recovery'
  | 'code-over'
  | 'not-admitted'
  | 'not-fresh'
  | 'email-unverified'
  | 'passkey-unverified'
  | 'no-answer'
  | 'failed'
export type AuthAnswer<T = null> =
  | { ok: true; value: T }
  | {
      ok: false
      problem: AuthProblem | Refusal
    }

type Body = Record<string, unknown> | null

const problemsByCode: Readonly<Record<string, AuthProblem>> = {
  INVALID_EMAIL_OR_PASSWORD: 'wrong-credentials',
  VALIDATION_ERROR: 'bad-email',
  INVALID_EMAIL: 'bad-email',
  PASSWORD_TOO_SHORT: 'password-length',
  PASSWORD_TOO_LONG: 'password-length',
  PASSWORD_TOO_COMMON: 'password-common',
  PASSWORD_TOO_PERSONAL: 'password-personal',
  INVALID_TOKEN: 'link-expired',
  INVALID_CODE: 'wrong-code',
  INVALID_OTP: 'wrong-mail-code',
  INVALID_BACKUP_CODE: 'wrong-recovery',
  INVALID_TWO_FACTOR_COOKIE: 'code-over',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'code-over',
  INVALID_PASSWORD: 'wrong-credentials',
  REGISTRATION_CLOSED: 'not-admitted',
  SESSION_NOT_FRESH: 'not-fresh',
  EMAIL_NOT_VERIFIED: 'email-unverified',
  USER_NOT_VERIFIED: 'passkey-unverified',
}

const answerTimeoutMs = 20_000
const noAnswer = { ok: false, problem: 'no-answer' } as const
const done = { ok: true, value: null } as const

type SecondFactor = { uri: string; codes: string[] }

export function createAuthClient(
  fetchIn: typeof fetch,
  onSuspended: (ticket: string) => void = showSuspension,
) {
  const { send, tell } = createSender(fetchIn, onSuspended)
  return {
    signIn: (email: string, password: string) => tell('sign-in/email', { email, password }),
    /**
     * An existing address gets the same answer. `referral`: the venue of the link that led here.
     */
    register: (email: string, password: string, referral: string | null) =>
      tell('sign-up/email', { email, password, referral }),
    setPassword: (token: string, newPassword: string) =>
      tell('reset-password', { token, newPassword }),
    changePassword: (currentPassword: string, newPassword: string) =>
      tell('change-password', { currentPassword, newPassword }),
    /**
     * Sends the mail with a sign-in link and code; an unknown address gets the same answer. The
     * link continues to `wanted`.
     */
    askForLink: (email: string, wanted: WantedPage | null = null) =>
      tell('sign-in/magic-link', { email, ...wanted }),
    signInByCode: (email: string, code: string) => tell('sign-in/code', { email, code }),
    signInByLink: (token: string) => tell('magic-link/verify', { token }),
    passkeyOptions: (to: 'register' | 'authenticate') =>
      send('GET', `passkey/generate-${to}-options`),
    signInByPasskey: (response: object) => tell('passkey/verify-authentication', { response }),
    addPasskey: (response: object, name: string) =>
      tell('passkey/verify-registration', { response, ...(name === '' ? {} : { name }) }),
    giveCode: (code: string) => tell('two-factor/verify-totp', { code }),
    giveRecoveryCode: (code: string) => tell('two-factor/verify-backup-code', { code }),
    /** `password` is null for accounts without one. */
    beginSecondFactor: async (password: string | null): Promise<AuthAnswer<SecondFactor>> => {
      const answer = await send('POST', 'two-factor/enable', toProof(password))
      if (!answer.ok) return answer
      const uri = answer.value?.['totpURI']
      const codes = readCodes(answer.value)
      return typeof uri === 'string' && codes !== null
        ? { ok: true, value: { uri, codes } }
        : { ok: false, problem: 'failed' }
    },
    makeRecoveryCodes: async (password: string | null): Promise<AuthAnswer<string[]>> => {
      const answer = await send('POST', 'two-factor/generate-backup-codes', toProof(password))
      if (!answer.ok) return answer
      const codes = readCodes(answer.value)
      return codes === null ? { ok: false, problem: 'failed' } : { ok: true, value: codes }
    },
    endSecondFactor: (password: string | null) => tell('two-factor/disable', toProof(password)),
    startSocial: async (
      provider: SocialProvider,
      to: 'sign-in/social' | 'link-social' = 'sign-in/social',
    ): Promise<AuthAnswer<string>> => {
      const answer = await send('POST', to, { provider })
      if (!answer.ok) return answer
      const url = answer.value?.['url']
      return typeof url === 'string' ? { ok: true, value: url } : { ok: false, problem: 'failed' }
    },
    /** An already ended session counts as success. */
    signOut: async (): Promise<AuthAnswer> => {
      const answer = await tell('sign-out')
      return !answer.ok && answer.problem === 'no-answer' ? answer : done
    },
    signOutEverywhere: () => tell('revoke-sessions'),
    hasSession: async (): Promise<boolean | null> => {
      const answer = await send('GET', 'get-session')
      return answer.ok ? asObject(answer.value?.['session']) !== null : null
    },
  }
}

const showSuspension = (ticket: string): void => location.assign(`/signin#suspended=${ticket}`)

export const auth = createAuthClient((...request) => fetch(...request))

function createSender(fetchIn: typeof fetch, onSuspended: (ticket: string) => void) {
  const send = async (
    method: 'GET' | 'POST',
    path: string,
    body?: object,
  ): Promise<AuthAnswer<Body>> => {
    try {
      const response = await fetchIn(`/api/auth/${path}`, {
        method,
        credentials: 'same-origin',
        signal: AbortSignal.timeout(answerTimeoutMs),
        ...(method === 'GET'
          ? {}
          : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) }),
      })
      const answer = asObject(parseJson(await response.text()))
      const ticket = answer?.['code'] === 'ACCOUNT_SUSPENDED' ? answer['ticket'] : undefined
      if (typeof ticket === 'string') onSuspended(ticket)
      return readAnswer(response.status, answer)
    } catch {
      return noAnswer
    }
  }
  const tell = async (path: string, body?: object): Promise<AuthAnswer> => {
    const answer = await send('POST', path, body)
    return answer.ok ? done : answer
  }
  return { send, tell }
}

const toProof = (password: string | null): { password?: string } =>
  password === null ? {} : { password }

function readCodes(body: Body): string[] | null {
  const codes = body?.['backupCodes']
  return Array.isArray(codes) ? codes.filter((code) => typeof code === 'string') : null
}

function readAnswer(status: number, body: Body): AuthAnswer<Body> {
  if (body?.['twoFactorRedirect'] === true) return { ok: false, problem: 'code-needed' }
  if (status >= 200 && status < 300) return { ok: true, value: body }
  if (status === 429)
    return { ok: false, problem: readRefusal(asObject(body?.['error'])?.['details']) }
  if (status >= 502) return noAnswer
  const code = body?.['code']
  return {
    ok: false,
    problem: (typeof code === 'string' ? problemsByCode[code] : undefined) ?? 'failed',
  }
}
