// A person at any step of registration.
import { afterAll, beforeAll } from 'vitest'
import { aLocation } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestUser } from '#test/support/test-app.ts'

export let app: TestApp

export let venue: string

export const refusedAs = (code: string, params?: object) => ({
  ok: false,
  refusal: params === undefined ? { code } : { code, params },
})

export const success = { ok: true, value: { success: true } }

export const registrationOf = (user: TestUser, provider = 'google') => ({
  uid: user.userId,
  email: user.email,
  provider,
})

export async function staged(name: string, referral: string | null = null): Promise<TestUser> {
  const user = await app.signedInUser(name, { provider: 'google' })
  await user.must('players-register', { ...registrationOf(user), referral })
  return user
}

export function startRegistering(): void {
  beforeAll(async () => {
    app = await startTestApp({ poolSize: 10 })
    venue = await aLocation(app.db)
  })
  afterAll(async () => {
    await app.close()
  })
}
