// Deleting an account leaves no trace of the person in any table or photo folder, and keeps the
// others' events.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { removeDuePhotos } from '#server/features/photo/jobs.ts'
import { replayDirty } from '#server/features/rating/jobs.ts'
import { people } from '#server/manifests/people.ts'
import { proveAddress } from '#test/scenes/notification-scene.ts'
import { aFootprint, traces, type Footprint } from '#test/support/footprint.ts'
import { startTestApp, type TestApp } from '#test/support/test-app.ts'

let app: TestApp
let seen: Footprint
beforeAll(async () => {
  app = await startTestApp()
  seen = await aFootprint(app)
})
afterAll(async () => {
  await app.close()
})

async function rowsWith(words: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{
    name: string
  }>`select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE'
    and table_schema not in ('pg_catalog', 'information_schema')`.execute(app.db)
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{
      line: string
    }>`select t::text as line from ${sql.raw(name)} t where ${sql.join(
      words.map((word) => sql`position(${word} in lower(t::text)) > 0`),
      sql` or `,
    )}`.execute(app.db)
    found.push(...rows.map(({ line }) => `${name}: ${line}`))
  }
  return found
}

const countOf = async (name: string, value: string): Promise<number> => {
  const [table = '', column = ''] = name.split('.')
  const { rows } = await sql<{
    n: number
  }>`select count(*)::int as n from ${sql.table(table)}
    where ${sql.ref(column)} = ${value}`.execute(app.db)
  return rows[0]?.n ?? 0
}

const untold = [
  'player_stage.referred_by',
  'contacts.player_id',
  'pass_code_uses.player_id',
  'media_links.player_id',
  'operator_log.player_id',
  'operator_log.user_id',
  'reserved_names.granted_to',
  'call_answers.user_id',
]

describe('a player with a trace everywhere', () => {
  test('is in every table that can name one', async () => {
    const empty: string[] = []
    for (const name of Object.keys(people.players))
      if ((await countOf(name, seen.zyx.playerId)) === 0) empty.push(name)
    for (const name of Object.keys(people.users))
      if ((await countOf(name, seen.zyx.userId)) === 0) empty.push(name)
    expect(empty.filter((name) => !untold.includes(name))).toEqual([])
    expect(await app.deps.photos.list()).toHaveLength(1)
  })

  test('is told before what will become of what they run', async () => {
    expect(await seen.zyx.must('account-deletionPreview', {})).toEqual({
      handedOver: 1,
      cancelled: 1,
      leaving: 1,
      titles: [],
      clubsHandedOver: 1,
      clubsDeleted: 1,
      lastAdminOf: ['Riverside Courts'],
      matches: 3,
    })
  })

  test('is not deleted by mistake, nor by whoever found the phone', async () => {
    expect(
      await seen.zyx.call('account-delete', { playerName: 'Zyxwolf', password: null }),
    ).toMatchObject({ ok: false, refusal: { code: 'name-differs' } })
    expect(
      await seen.zyx.call('account-delete', { playerName: traces.name, password: 'a guess' }),
    ).toMatchObject({ ok: false, refusal: { code: 'wrong-password' } })
    await app.db
      .updateTable('auth_sessions')
      .set({ createdAt: new Date('2026-06-01T00:00:00Z') })
      .where('userId', '=', seen.zyx.userId)
      .execute()
    expect(
      await seen.zyx.call('account-delete', { playerName: traces.name, password: null }),
    ).toMatchObject({ ok: false, refusal: { code: 'sign-in-too-old' } })
    await app.db
      .updateTable('auth_sessions')
      .set({ createdAt: new Date(app.clock.now()) })
      .where('userId', '=', seen.zyx.userId)
      .execute()
  })
})

describe('after the deletion', () => {
  const before: { ratings?: unknown } = {}
  const ratings = async () =>
    (
      await sql<{
        id: string
        rating: number
      }>`select case when player_id in ('bea', 'cal', 'dee') then player_id else 'other'
        end as id, rating from player_ratings order by 1, 2`.execute(app.db)
    ).rows

  beforeAll(async () => {
    before.ratings = await ratings()
    await proveAddress(app, seen.dee)
    await seen.dee.must('notifications-updateSettings', { matrix: { calendar: { mail: true } } })
    const window = await app.socket(seen.zyx.token)
    await window.subscribe('players-me', {}).next()
    const view = await app.socket(seen.bea.token)
    const entered = view.subscribe('events-byId', { eventId: seen.entered })
    await entered.next()
    expect(
      await seen.zyx.must('account-delete', { playerName: ' zyxWOLF9 ', password: null }),
    ).toEqual({ success: true })
    expect(await window.closed).toBe(4002)
    expect(await entered.next()).toMatchObject({
      roster: expect.not.arrayContaining([expect.objectContaining({ playerName: traces.name })]),
    })
    await view.close()
  })

  test('nothing of the person is left in any table, nor their photo', async () => {
    expect(
      await rowsWith([traces.slug, traces.email, seen.zyx.userId, traces.letter, traces.note]),
    ).toEqual([])
    expect(await removeDuePhotos(app.deps)).toBe(1)
    expect(await app.deps.photos.list()).toEqual([])
  })

  test('the person is signed out and their name rests', async () => {
    expect(await seen.zyx.call('account-sessions', {})).toMatchObject({
      ok: false,
      refusal: { code: 'not-signed-in' },
    })
    expect(await seen.bea.must('validations-checkPlayer', { id: traces.name })).toEqual({
      playerExists: true,
    })
  })

  test('their events went to the cohost, were cancelled, or are gone; who waited moved up', async () => {
    const rows = await app.db
      .selectFrom('events')
      .select(['eventId', 'playerId', 'status', 'deleted'])
      .where('eventId', 'in', [seen.handedOver, seen.cancelled, seen.draft])
      .execute()
    const byId = new Map(rows.map((row) => [row.eventId, row]))
    expect(byId.get(seen.handedOver)).toMatchObject({
      playerId: seen.bea.playerId,
      status: 'published',
    })
    expect(byId.get(seen.cancelled)).toMatchObject({ status: 'cancelled' })
    expect(byId.get(seen.draft)).toMatchObject({ deleted: true })
    const entries = await app.db
      .selectFrom('player_events')
      .select(['playerId', 'place'])
      .where('eventId', '=', seen.entered)
      .where('removed', '=', false)
      .orderBy('playerId')
      .execute()
    expect(entries).toEqual([
      { playerId: 'cal', place: 'playing' },
      { playerId: 'dee', place: 'playing' },
    ])
    expect(
      await app.db
        .selectFrom('deliveries')
        .select(['playerId', 'kind'])
        .where('eventId', '=', seen.entered)
        .where('notificationGroup', '=', 'calendar')
        .execute(),
    ).toEqual([{ playerId: 'dee', kind: 'calendar-request' }])
    const told = await app.db
      .selectFrom('alerts')
      .select(['playerId', 'kind'])
      .where('kind', 'in', ['event-handed-over', 'event-cancelled', 'promoted', 'club-handed-over'])
      .orderBy('kind')
      .execute()
    expect(told).toEqual([
      { playerId: 'cal', kind: 'club-handed-over' },
      { playerId: 'cal', kind: 'event-cancelled' },
      { playerId: 'bea', kind: 'event-handed-over' },
      { playerId: 'dee', kind: 'promoted' },
    ])
  })

  test('their clubs went to the longest member or ended', async () => {
    expect(
      await app.db
        .selectFrom('clubs')
        .select(['clubName', 'playerId'])
        .orderBy('clubName')
        .execute(),
    ).toEqual([
      { clubName: 'Heirs', playerId: 'cal' },
      { clubName: 'Others', playerId: 'bea' },
    ])
  })

  test('the evening they played stays with a player that is nobody, and the ratings of the others with it', async () => {
    const names = await app.db
      .selectFrom('match_list_players as l')
      .innerJoin('players as p', 'p.playerId', 'l.playerId')
      .select('p.playerName')
      .where('l.eventId', '=', seen.played)
      .orderBy('l.number')
      .execute()
    expect(names.map(({ playerName }) => playerName)).toEqual([
      'Bea',
      'Deleted player',
      'Cal',
      'Dee',
    ])
    await replayDirty(app.deps)
    expect(await ratings()).toEqual(before.ratings)
    const medals = await app.db
      .selectFrom('players')
      .select(['medalSilver', 'hidden', 'userId'])
      .where('playerName', '=', 'Deleted player')
      .execute()
    expect(medals).toEqual([{ medalSilver: 1, hidden: true, userId: null }])
  })
})
