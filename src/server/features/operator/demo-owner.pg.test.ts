// Emptying the demo as its own owner, and what became someone's own meanwhile.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operatorSignIn, playerSignIn } from '#server/demo/cast.ts'
import { prepare, signInToDemo } from '#test/scenes/prepared-store.ts'
import { startTestApp, type TestApp } from '#test/support/test-app.ts'
import type { TestClient } from '#test/support/test-client.ts'

let app: TestApp
let noor: TestClient
beforeAll(async () => {
  app = await startTestApp({ isLocal: true })
  await prepare(app.db, true, app.clock.now(), app.deps.photos)
  noor = await signInToDemo(app, operatorSignIn.email)
})
afterAll(() => app.close())

const empty = (client: TestClient) =>
  client.must('operators-act', { act: 'emptyDemo', password: null })
const players = async () =>
  (await app.db.selectFrom('players').select('playerId').orderBy('playerId').execute()).map(
    ({ playerId }) => playerId,
  )

test('an account with an address of its own is no longer of the demo', async () => {
  await app.db
    .updateTable('auth_users')
    .set({ email: 'someone@example.org' })
    .where('email', '=', playerSignIn.email)
    .execute()
  await empty(noor)
  expect(await players()).toEqual(['noor', 'robin'])
})

test('the one owner stays, signed in, until someone else owns the server', async () => {
  const shown = await noor.must('operators-see', { page: 'demo' })
  expect(shown).toMatchObject({ counts: { people: 0 }, keptAccount: operatorSignIn.email })
  expect(await noor.call('operators-act', { act: 'emptyDemo', password: null })).toMatchObject({
    refusal: { code: 'no-demo' },
  })
  const rosa = await app.signedIn('Rosa')
  await noor.must('operators-act', {
    act: 'appoint',
    userId: rosa.userId,
    role: 'owner',
    password: null,
  })
  await empty(rosa)
  expect(await players()).toEqual(['robin', 'rosa'])
  const start = await rosa.must('operators-see', { page: 'start' })
  expect(start).toMatchObject({ steps: expect.arrayContaining([{ id: 'demo', state: 'done' }]) })
})
