// The operator's commands beside a running server with open windows.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#server/db/open-database.ts'
import { hearOperator } from '#server/hear-operator.ts'
import { aClub, aLocation, anAdmin, anEvent } from '#test/support/builders.ts'
import { startTestApp, type TestApp } from '#test/support/test-app.ts'
import { until } from '#test/support/until.ts'
import { mergeLocations } from '../features/operator/merge-queries.ts'
import { lockLocation } from '../features/operator/queries.ts'
import { openCurrentStore } from './open-store.ts'
import { createAdminProgram } from './program.ts'

let app: TestApp
let stopListening: () => Promise<void>
let folder: string
const today = '2026-06-01'

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sideout-admin-'))
  app = await startTestApp()
  stopListening = await hearOperator({ connectionString: app.databaseUrl }, app.deps)
})
afterAll(async () => {
  await stopListening()
  await app.close()
  await rm(folder, { recursive: true })
})

/** Runs one command as a program of its own would, and gives what it said as JSON. */
async function admin<T>(...words: string[]): Promise<T> {
  let said = ''
  const open = () =>
    openCurrentStore({ databaseUrl: app.databaseUrl, dataDir: '/nowhere', pgOsUser: null })
  await createAdminProgram({
    open,
    now: () => app.clock.now(),
    write: (text) => {
      said += text
    },
  }).parseAsync(['node', 'admin', '--json', ...words])
  return JSON.parse(said) as T
}
const logLines = async (): Promise<string[]> =>
  (
    await app.db
      .selectFrom('operator_log')
      .select(['command', 'detail'])
      .orderBy('operator_log_id')
      .execute()
  ).map(({ command, detail }) => `${command} ${detail}`.trim())

test('two venues that are one become one: people, events, clubs and logs move, doubles fold, the old id leads on and open windows show it', async () => {
  const [from, into] = [
    await aLocation(app.db, { location_id: 'park-old', name: 'Old Park' }),
    await aLocation(app.db, { location_id: 'park-new', name: 'New Park' }),
  ]
  const ann = await app.signedIn('Ann', { homeLocation: from, activeLocations: [from] })
  const bea = await app.signedIn('Bea', { homeLocation: into, activeLocations: [from, into] })
  await anAdmin(app.db, from, ann.playerId)
  await anAdmin(app.db, from, bea.playerId)
  await anAdmin(app.db, into, bea.playerId)
  await aClub(app.db, {
    location: from,
    owner: bea.playerId,
    name: 'Dinkers',
    members: [ann.playerId],
  })
  await aClub(app.db, { location: into, owner: bea.playerId, name: 'Dinkers' })
  await aClub(app.db, { location: from, owner: ann.playerId, name: 'Smashers' })
  await aClub(app.db, { location: into, owner: bea.playerId, name: 'Smashers' })
  const eventId = await anEvent(
    app.db,
    { location: from, organizer: ann.playerId },
    { start_date: today, start_time: '18:00' },
  )
  const invited = await anEvent(
    app.db,
    { location: from, organizer: ann.playerId },
    { start_date: today, start_time: '20:00', invite: true, invited: 'Smashers' },
  )
  await app.db
    .insertInto('location_log')
    .values({
      location_id: from,
      actor_id: ann.playerId,
      action: 'location-edited',
      event_id: null,
      player_id: null,
      detail: '',
    })
    .execute()
  const earlier = await aLocation(app.db, {
    location_id: 'park-older',
    hidden: true,
    merged_into: from,
  })

  const atOld = (await app.socket(ann.token)).subscribe('locations-byId', {
    locationId: from,
    today,
  })
  expect(await atOld.next()).toMatchObject({ locationId: from, fields: { name: 'Old Park' } })
  const me = (await app.socket(ann.token)).subscribe('players-me', {})
  await me.next()

  const report = await admin<{ moved: Record<string, number>; renamedClubs: unknown[] }>(
    'venues',
    'merge',
    from,
    into,
  )
  expect(report.renamedClubs).toEqual([{ from: 'Smashers', to: 'Smashers-2' }])
  expect(report.moved).toMatchObject({
    events: 2,
    players: 1,
    player_locations: 1,
    locations_admin: 1,
    location_log: 1,
  })

  expect(await atOld.until(({ locationId }) => locationId === into)).toMatchObject({
    fields: { name: 'New Park' },
    playerCount: 2,
    mine: { active: true, isAdmin: true },
  })
  expect(await me.until(({ player }) => player?.homeLocation === into)).toMatchObject({
    player: { homeLocationName: 'New Park' },
  })
  for (const old of [from, earlier])
    expect(await ann.must('locations-name', { locationId: old })).toEqual({
      locationId: into,
      name: 'New Park',
      city: expect.any(String) as string,
    })
  const rows = await sql<{
    place: string
  }>`select location as place from events where event_id in (${eventId}, ${invited})
    union all select location_id from location_log where action = 'location-edited'
    union all select location_id from clubs union all select location_id from club_members
    union all select location_id from locations_admin`.execute(app.db)
  expect(new Set(rows.rows.map(({ place }) => place))).toEqual(new Set([into]))
  expect(
    await app.db
      .selectFrom('events')
      .select('invited')
      .where('event_id', '=', invited)
      .executeTakeFirst(),
  ).toEqual({ invited: 'Smashers-2' })
  expect(
    await app.db
      .selectFrom('club_members')
      .select('player_id')
      .where('slug', '=', 'dinkers')
      .orderBy('player_id')
      .execute(),
  ).toEqual([{ player_id: 'ann' }, { player_id: 'bea' }])
  // Whatever is still written under the old id is written to the new one.
  const late = await anEvent(app.db, { location: from, organizer: ann.playerId })
  expect(
    await app.db
      .selectFrom('events')
      .select('location')
      .where('event_id', '=', late)
      .executeTakeFirst(),
  ).toEqual({ location: into })
  expect(
    await app.db
      .selectFrom('location_players')
      .select('players')
      .where('location_id', '=', into)
      .executeTakeFirst(),
  ).toEqual({ players: 2 })
  expect(await admin('venues', 'find', 'PARK', 'york')).toMatchObject({
    venues: [
      {
        locationId: into,
        name: 'New Park',
        hidden: false,
        mergedInto: null,
        admins: [ann.playerId, bea.playerId],
      },
      { locationId: from, hidden: true, mergedInto: into, admins: [] },
    ],
  })
  await expect(admin('venues', 'merge', from, into)).rejects.toThrow(
    'The venue "park-old" was merged into "park-new".',
  )
  expect(await logLines()).toEqual(['venues merge park-old'])
  await expect(app.db.deleteFrom('operator_log').execute()).rejects.toThrow('append-only')
})

test('what is written to a venue while it is being merged waits for it, and goes to the other', async () => {
  const [from, into] = [
    await aLocation(app.db, { location_id: 'twin-a' }),
    await aLocation(app.db, { location_id: 'twin-b' }),
  ]
  const ivy = await app.signedIn('Ivy')
  const late = await app.db.transaction().execute(async (tx) => {
    await lockLocation(tx, from)
    const event = anEvent(app.db, { location: from, organizer: ivy.playerId })
    const join = ivy.call('playerLocations-setActive', { locationId: from, active: true })
    // On another connection: one transaction sees one moment of the statistics.
    await until(
      'both wait',
      async () =>
        (
          await sql`select 1 from pg_stat_activity where datname = current_database()
            and wait_event_type = 'Lock'`.execute(app.db)
        ).rows.length === 2,
    )
    await mergeLocations(tx, from, into)
    return { event, join }
  })
  const eventId = await late.event
  expect(
    await app.db
      .selectFrom('events')
      .select('location')
      .where('event_id', '=', eventId)
      .executeTakeFirst(),
  ).toEqual({ location: into })
  expect(await late.join).toMatchObject({ ok: true })
  expect(
    await app.db
      .selectFrom('player_locations')
      .select(['location_id', 'removed'])
      .where('player_id', '=', ivy.playerId)
      .execute(),
  ).toEqual([{ location_id: into, removed: false }])
})

test('a name is reserved, freed and granted to one account; built-in names are granted only', async () => {
  const cara = await app.signedInUser('Cara')
  await app.db
    .insertInto('player_stage')
    .values({
      user_id: cara.userId,
      player_name: null,
      home_location: null,
      last_lat: null,
      last_lon: null,
    })
    .execute()
  const isTaken = async (id: string): Promise<boolean> =>
    (await cara.must('validations-checkPlayer', { id })).playerExists
  expect([await isTaken('champ'), await isTaken('player1')]).toEqual([false, true])
  await admin('names', 'reserve', 'Champ')
  expect(await isTaken('champ')).toBe(true)
  await admin('names', 'free', 'champ')
  expect(await isTaken('champ')).toBe(false)
  await admin('names', 'grant', 'player1', 'CARA@example.org')
  expect(await isTaken('player1')).toBe(false)
  const other = await app.signedInUser('Dora')
  expect((await other.must('validations-checkPlayer', { id: 'player1' })).playerExists).toBe(true)
  expect(
    await cara.must('players-updatePlayer', {
      playerId: 'player1',
      fields: { playerName: 'player1' },
    }),
  ).toEqual({ success: true })
  await expect(admin('names', 'reserve', 'player1')).rejects.toThrow(
    '"player1" is a player already.',
  )
})

test('what the operator hides stays hidden, whatever its owner says; sessions end in open windows', async () => {
  const eve = await app.signedIn('Eve')
  await app.db
    .updateTable('players')
    .set({ player_name: 'E_v-e' })
    .where('player_id', '=', 'eve')
    .execute()
  const fay = await app.signedIn('Fay')
  const seen = (await app.socket(fay.token)).subscribe('players-byId', { playerId: 'eve' })
  await seen.next()
  await admin('players', 'hide', 'eve')
  expect(await seen.refused()).toMatchObject({ code: 'player-not-found' })
  await eve.must('players-updatePlayer', { playerId: 'eve', fields: { hidden: false } })
  expect(
    await app.db
      .selectFrom('players')
      .select('hidden')
      .where('player_id', '=', 'eve')
      .executeTakeFirst(),
  ).toEqual({ hidden: true })
  await admin('players', 'restore', 'e_V-E')
  expect(
    await app.db
      .selectFrom('players')
      .select('hidden')
      .where('player_id', '=', 'eve')
      .executeTakeFirst(),
  ).toEqual({ hidden: false })
  expect(await admin('sessions', 'revoke', 'eve')).toMatchObject({ ended: 1 })
  expect(await eve.call('alerts-markAllRead', {})).toMatchObject({
    ok: false,
    refusal: { code: 'not-signed-in' },
  })
})

test('a lost second factor is taken away, and every session with it', async () => {
  const gil = await app.signedIn('Gil')
  await expect(admin('second-factor', 'remove', 'gil')).rejects.toThrow(
    'gil@example.org has no two-step sign-in.',
  )
  await app.db
    .updateTable('auth_users')
    .set({ two_factor_enabled: true })
    .where('id', '=', gil.userId)
    .execute()
  await app.db
    .insertInto('auth_two_factors')
    .values({ id: 'of-gil', user_id: gil.userId, secret: 'x', backup_codes: 'x', verified: true })
    .execute()
  expect(await admin('second-factor', 'remove', 'gil')).toMatchObject({
    userId: gil.userId,
    ended: 1,
  })
  expect(
    await app.db
      .selectFrom('auth_two_factors')
      .select('id')
      .where('user_id', '=', gil.userId)
      .execute(),
  ).toEqual([])
  expect(
    await app.db
      .selectFrom('auth_users')
      .select('two_factor_enabled')
      .where('id', '=', gil.userId)
      .executeTakeFirst(),
  ).toEqual({ two_factor_enabled: false })
  expect(await gil.call('alerts-markAllRead', {})).toMatchObject({
    ok: false,
    refusal: { code: 'not-signed-in' },
  })
})

test('venues come from four forms of files, again without doubles; what an admin edited stays, what is wrong is named by its row', async () => {
  const file = async (name: string, text: string): Promise<string> => {
    const path = join(folder, name)
    await writeFile(path, text)
    return path
  }
  const overpass = JSON.stringify({
    elements: [
      {
        type: 'way',
        id: 7,
        center: { lat: 40.7, lon: -74 },
        tags: { name: 'Pier Courts', leisure: 'pitch', lit: 'yes', 'addr:country': 'US' },
      },
      { type: 'node', id: 8, lat: 1, lon: 1 },
      { type: 'node', id: 9, lat: 40.8, lon: -74, tags: { leisure: 'pitch' } },
    ],
  })
  const first = await admin<{ added: number; wrong: unknown[] }>(
    'venues',
    'import',
    await file('a.json', overpass),
    '--dry-run',
  )
  expect(first).toMatchObject({
    dryRun: true,
    added: 1,
    wrong: [{ row: 2, trouble: expect.stringMatching(/^name: /) as string }],
  })
  expect(await admin('venues', 'import', await file('a.json', overpass))).toMatchObject({
    added: 1,
  })
  const stored = await app.db
    .selectFrom('locations')
    .select(['name', 'timezone', 'lit', 'attribution'])
    .where('location_id', '=', 'osm-way-7')
    .executeTakeFirst()
  expect(stored).toEqual({
    name: 'Pier Courts',
    timezone: 'America/New_York',
    lit: true,
    attribution: '© OpenStreetMap contributors',
  })
  const geo = JSON.stringify({
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        id: 'way/7',
        geometry: {
          type: 'Polygon',
          coordinates: [
            [
              [-74, 40.6],
              [-74, 40.8],
              [-74.2, 40.8],
              [-74, 40.6],
            ],
          ],
        },
        properties: { name: 'Pier Courts West' },
      },
    ],
  })
  expect(await admin('venues', 'import', await file('b.geojson', geo))).toMatchObject({
    added: 0,
    updated: 1,
  })
  const csv =
    'id,name,lat,lon,city,courts\r\nhall-1,"Hall, the",51.5,-0.1,London,4\r\nhall-2,Far,95,0,,\r\n'
  expect(
    await admin('venues', 'import', await file('c.csv', csv), '--source', 'city'),
  ).toMatchObject({
    added: 1,
    wrong: [{ row: 2, trouble: expect.stringMatching(/^lat: /) as string }],
  })
  await app.db
    .updateTable('locations')
    .set({ edited: new Date() })
    .where('location_id', '=', 'hall-1')
    .execute()
  expect(
    await admin('venues', 'import', await file('c.csv', csv.replace('Hall, the', 'Hall'))),
  ).toMatchObject({ added: 0, kept: 1 })
  expect(
    await admin('venues', 'import', join(import.meta.dirname, '../../../data/venues.json')),
  ).toMatchObject({ added: 427, wrong: [] })
  await expect(admin('venues', 'import', await file('d.csv', 'name,lat\nx,1\n'))).rejects.toThrow(
    'missing: id, lon',
  )
  await expect(admin('venues', 'import', await file('e.json', '{"a": 1}'))).rejects.toThrow(
    'none of',
  )
})

test('tiers, passes, codes, the fee, admins, reports and numbers', async () => {
  const gus = await app.signedIn('Gus')
  const venue = await aLocation(app.db, { location_id: 'club-house' })
  const fee = (await app.socket(gus.token)).subscribe('ppGlobals-current', {})
  await fee.next()
  expect(await admin('pass', 'tiers', 'club:10', 'gold:25')).toMatchObject({
    tiers: [{ tier: 'club', weeklyAllowance: 10 }, { tier: 'gold' }],
  })
  expect(await admin('pass', 'grant', 'gus', 'gold')).toMatchObject({
    playerId: 'gus',
    tier: 'gold',
  })
  expect(
    (
      await admin<{ codes: string[] }>(
        'pass',
        'codes',
        'club',
        '3',
        '--for',
        'Dinkers',
        '--days',
        '30',
      )
    ).codes,
  ).toHaveLength(3)
  await admin('pass', 'fee', '2.5')
  await fee.until(({ platformFee }) => platformFee === 2.5)
  await expect(admin('pass', 'grant', 'gus', 'platinum')).rejects.toThrow('There is no such tier')
  await admin('admins', 'appoint', venue, 'gus')
  await expect(admin('admins', 'appoint', venue, 'gus')).rejects.toThrow('already an admin')
  await admin('admins', 'remove', venue, 'gus')
  const hal = await app.signedIn('Hal')
  await hal.must('reports-create', {
    reported: { kind: 'player', playerId: 'gus' },
    reason: 'rude',
  })
  const { reports } = await admin<{ reports: { reportId: string; reason: string }[] }>(
    'reports',
    'list',
  )
  expect(reports).toEqual([expect.objectContaining({ reason: 'rude' })])
  await admin('reports', 'close', reports[0]?.reportId ?? '', '--outcome', 'dismissed')
  expect(await admin('reports', 'list')).toEqual({ reports: [] })
  expect(await admin('contacts', 'list')).toEqual({ contacts: [] })
  await admin('version', 'set', '9.9.9')
  expect(await admin('stats')).toMatchObject({
    players: expect.any(Number) as number,
    venues: expect.any(Number) as number,
  })
  expect((await logLines()).slice(-3)).toEqual([
    'admins remove',
    `reports close ${reports[0]?.reportId} dismissed`,
    'version set 9.9.9',
  ])
})

test('a store of another release is refused', async () => {
  const db = openDatabase({ connectionString: app.databaseUrl }, { size: 1 })
  const row = await sql<{
    name: string
    timestamp: string
  }>`delete from migrations where name = (select max(name) from migrations)
    returning name, timestamp`.execute(db)
  await expect(admin('stats')).rejects.toThrow('another release (1 steps are missing)')
  await sql`insert into migrations (name, timestamp)
    values (${row.rows[0]?.name}, ${row.rows[0]?.timestamp})`.execute(db)
  await db.destroy()
})
