// Proposed names are free, made from the address, and no look-alikes.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#test/support/test-app.ts'
import { reserveName } from './name-queries.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const proposed = async (email: string, provider: 'google' | 'twitter' = 'google') => {
  const user = await app.signedInUser('Someone', { provider, email })
  return (await user.must('players-proposeNames', {})).names
}

test('the shortest come first, and those that are worn, reserved or look like another are left out', async () => {
  expect(await proposed('rita.mora@example.org')).toEqual(['Rita', 'RitaM', 'RitaMora'])
  await app.signedIn('Rita')
  expect(await proposed('rita.mora@example.com')).toEqual(['RitaM', 'RitaMora', 'Mora'])
  await reserveName(app.db, 'ritam', null)
  expect(await proposed('rita.mora@example.net')).toEqual(['RitaMora', 'Mora', 'MoraRita'])
  await app.signedIn('Bi11')
  expect(await proposed('bill@example.org')).toEqual(['Bill2', 'Bill3', 'Bill4'])
})

test('an offensive name is proposed to no one, nor a reserved one, nor one of an address that stands for none', async () => {
  expect(await proposed('ana.lopez@example.org')).toEqual(['Ana', 'Lopez', 'LopezAna'])
  expect(await proposed('puta@example.org')).toEqual([])
  expect((await proposed('admin@example.org')).includes('Admin')).toBe(false)
  expect(await proposed('twitter-1@no-email.invalid', 'twitter')).toEqual([])
})

test('a proposed name can be taken, with level and venue in one go', async () => {
  const user = await app.signedInUser('Uma', { provider: 'google', email: 'uma@example.org' })
  await user.must('players-register', { uid: user.userId, email: user.email, provider: 'google' })
  const [name = ''] = (await user.must('players-proposeNames', {})).names
  expect(name).toBe('Uma')
  expect(
    await user.call('players-updatePlayer', {
      playerId: 'uma',
      fields: { playerName: name, skillSelf: 3, homeLocation: 'nowhere' },
    }),
  ).toMatchObject({ ok: false, refusal: { code: 'location-not-found' } })
  expect((await user.must('players-proposeNames', {})).names).toContain('Uma')
})
