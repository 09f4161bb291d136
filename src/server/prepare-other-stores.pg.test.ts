// Preparing a store without a demo, or with one that must be locked.
import { hashPassword } from 'better-auth/crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoSignIns } from '#server/demo/cast.ts'
import { contents, now, prepare } from '#test/scenes/prepared-store.ts'
import { startTestApp, type TestApp } from '#test/support/test-app.ts'
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { setPasswordHash } from './db/accounts/auth-records.ts'
import type { Database } from './db/open-database.ts'
import { listOperators } from './features/operator/role-queries.ts'

describe('a demo that is started in the open', () => {
  let app: TestApp
  let filled: Record<string, unknown>
  beforeAll(async () => {
    app = await startTestApp()
    await prepare(app.db, true)
    filled = await contents(app.db)
  })
  afterAll(async () => {
    await app.close()
  })

  const signIn = async (email: string, password: string): Promise<Response> =>
    fetch(`${app.url}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: app.deps.publicUrl },
      body: JSON.stringify({ email, password }),
    })

  test('holds the same as another of the same day, ids included', async () => {
    const other = await testDatabase()
    await prepare(other.db, true)
    const same = await contents(other.db)
    await other.drop()
    expect(same).toEqual(filled)
  })

  test('locks the known passwords, ends their sessions, and spares a password that was changed', async () => {
    const [robin = expect.unreachable(), olivia = expect.unreachable()] = demoSignIns
    const before = await signIn(robin.email, robin.password)
    expect(before.status).toBe(200)
    const headers = { authorization: `Bearer ${before.headers.get('set-auth-token')}` }
    const usersByEmail = async () =>
      new Map(
        (await app.db.selectFrom('auth_users').select(['id', 'email']).execute()).map(
          ({ id, email }) => [email, id],
        ),
      )
    const oliviaId = (await usersByEmail()).get(olivia.email) ?? expect.unreachable()
    await setPasswordHash(app.db, oliviaId, await hashPassword('an operator chose this'))
    await app.db
      .updateTable('auth_users')
      .set({ email: 'moved@example.org' })
      .where('email', '=', 'newcomer@sideout.example')
      .execute()

    expect(await ownersIn(app.db)).toEqual(['operator@sideout.example'])
    expect(await prepare(app.db, false)).toEqual([])

    expect(await ownersIn(app.db)).toEqual([])
    expect((await signIn('operator@sideout.example', robin.password)).status).toBe(401)
    expect((await signIn(robin.email, robin.password)).status).toBe(401)
    expect((await signIn('moved@example.org', robin.password)).status).toBe(401)
    expect((await signIn(olivia.email, 'an operator chose this')).status).toBe(200)
    const me = await fetch(`${app.url}/call/alerts-markAllRead`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: '{"data":{}}',
    })
    expect(me.status).toBe(401)
  })

  test('opens them again on this machine alone', async () => {
    await prepare(app.db, true)
    expect((await signIn('robin@sideout.example', 'sideout-demo')).status).toBe(200)
  })
})

const ownersIn = async (db: Database): Promise<string[]> =>
  (await listOperators(db)).flatMap(({ role, email }) => (role === 'owner' ? [email] : []))

describe('a store without a demo', () => {
  let store: TestDatabase
  beforeAll(async () => {
    store = await testDatabase()
  })
  afterAll(async () => {
    await store.drop()
  })

  test('gets the venues and nobody', async () => {
    expect(await prepare(store.db, false)).toEqual([])
    expect(await store.db.selectFrom('locations').select('locationId').execute()).toHaveLength(427)
    expect(await store.db.selectFrom('players').select('playerId').execute()).toEqual([])
  })

  test('stays without once somebody has registered', async () => {
    await store.db
      .insertInto('auth_users')
      .values({
        id: 'first',
        name: '',
        email: 'first@example.org',
        emailVerified: false,
        image: null,
        createdAt: new Date(0),
        updatedAt: new Date(0),
      })
      .execute()
    expect(await prepare(store.db, true)).toEqual([])
    expect(await store.db.selectFrom('players').select('playerId').execute()).toEqual([])
  })

  test('forgets answers of calls that are older than a week', async () => {
    const answer = (requestId: string, created: number) => ({
      userId: 'first',
      requestId,
      name: 'players-register',
      answer: '{}',
      created: new Date(created),
    })
    await store.db
      .insertInto('call_answers')
      .values([
        answer('00000000-0000-4000-8000-000000000001', now - 8 * 86_400_000),
        answer('00000000-0000-4000-8000-000000000002', now - 6 * 86_400_000),
      ])
      .execute()
    await prepare(store.db, false)
    expect(await store.db.selectFrom('call_answers').select('requestId').execute()).toEqual([
      { requestId: '00000000-0000-4000-8000-000000000002' },
    ])
  })
})
