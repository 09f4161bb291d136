// The operator's venue commands: import, merge.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { admin, app, folder, logLines, startOperator } from '#test/scenes/operator-scene.ts'
import { aClub, aLocation, anAdmin, anEvent } from '#test/support/builders.ts'
import { until } from '#test/support/until.ts'
import { mergeLocations } from '../features/operator/merge-queries.ts'
import { lockLocation } from '../features/operator/queries.ts'

startOperator()

const today = '2026-06-01'

test('two venues that are one become one: people, events, clubs and logs move, doubles fold, the old id leads on and open windows show it', async () => {
  const [from, into] = [
    await aLocation(app.db, { locationId: 'park-old', name: 'Old Park' }),
    await aLocation(app.db, { locationId: 'park-new', name: 'New Park' }),
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
    { startDate: today, startTime: '18:00' },
  )
  const invited = await anEvent(
    app.db,
    { location: from, organizer: ann.playerId },
    { startDate: today, startTime: '20:00', invite: true, invited: 'Smashers' },
  )
  await app.db
    .insertInto('location_log')
    .values({
      locationId: from,
      actorId: ann.playerId,
      action: 'location-edited',
      eventId: null,
      playerId: null,
      detail: '',
    })
    .execute()
  const earlier = await aLocation(app.db, {
    locationId: 'park-older',
    hidden: true,
    mergedInto: from,
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
      .where('eventId', '=', invited)
      .executeTakeFirst(),
  ).toEqual({ invited: 'Smashers-2' })
  expect(
    await app.db
      .selectFrom('club_members')
      .select('playerId')
      .where('slug', '=', 'dinkers')
      .orderBy('playerId')
      .execute(),
  ).toEqual([{ playerId: 'ann' }, { playerId: 'bea' }])
  const late = await anEvent(app.db, { location: from, organizer: ann.playerId })
  expect(
    await app.db
      .selectFrom('events')
      .select('location')
      .where('eventId', '=', late)
      .executeTakeFirst(),
  ).toEqual({ location: into })
  expect(
    await app.db
      .selectFrom('location_players')
      .select('players')
      .where('locationId', '=', into)
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
    await aLocation(app.db, { locationId: 'twin-a' }),
    await aLocation(app.db, { locationId: 'twin-b' }),
  ]
  const ivy = await app.signedIn('Ivy')
  const late = await app.db.transaction().execute(async (tx) => {
    await lockLocation(tx, from)
    const event = anEvent(app.db, { location: from, organizer: ivy.playerId })
    const join = ivy.call('playerLocations-setActive', { locationId: from, active: true })
    // On another connection, because a transaction sees a single snapshot of the statistics.
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
      .where('eventId', '=', eventId)
      .executeTakeFirst(),
  ).toEqual({ location: into })
  expect(await late.join).toMatchObject({ ok: true })
  expect(
    await app.db
      .selectFrom('player_locations')
      .select(['locationId', 'removed'])
      .where('playerId', '=', ivy.playerId)
      .execute(),
  ).toEqual([{ locationId: into, removed: false }])
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
    .where('locationId', '=', 'osm-way-7')
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
    .where('locationId', '=', 'hall-1')
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
