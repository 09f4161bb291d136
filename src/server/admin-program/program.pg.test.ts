// The operator's commands beside a running server with open windows.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { admin, app, logLines, startOperator } from '#test/scenes/operator-scene.ts'
import { aLocation } from '#test/support/builders.ts'
import { openPatiently } from '#test/support/run-postgres.ts'

startOperator()

test('a name is reserved, freed and granted to one account; built-in names are granted only', async () => {
  const cara = await app.signedInUser('Cara')
  await app.db
    .insertInto('player_stage')
    .values({
      userId: cara.userId,
      playerName: null,
      homeLocation: null,
      lastLat: null,
      lastLon: null,
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
    .set({ playerName: 'E_v-e' })
    .where('playerId', '=', 'eve')
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
      .where('playerId', '=', 'eve')
      .executeTakeFirst(),
  ).toEqual({ hidden: true })
  await admin('players', 'restore', 'e_V-E')
  expect(
    await app.db
      .selectFrom('players')
      .select('hidden')
      .where('playerId', '=', 'eve')
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
    .set({ twoFactorEnabled: true })
    .where('id', '=', gil.userId)
    .execute()
  await app.db
    .insertInto('auth_two_factors')
    .values({ id: 'of-gil', userId: gil.userId, secret: 'x', backupCodes: 'x', verified: true })
    .execute()
  expect(await admin('second-factor', 'remove', 'gil')).toMatchObject({
    userId: gil.userId,
    ended: 1,
  })
  expect(
    await app.db
      .selectFrom('auth_two_factors')
      .select('id')
      .where('userId', '=', gil.userId)
      .execute(),
  ).toEqual([])
  expect(
    await app.db
      .selectFrom('auth_users')
      .select('twoFactorEnabled')
      .where('id', '=', gil.userId)
      .executeTakeFirst(),
  ).toEqual({ twoFactorEnabled: false })
  expect(await gil.call('alerts-markAllRead', {})).toMatchObject({
    ok: false,
    refusal: { code: 'not-signed-in' },
  })
})

test('tiers, passes, codes, the fee, admins, reports and numbers', async () => {
  const gus = await app.signedIn('Gus')
  const venue = await aLocation(app.db, { locationId: 'club-house' })
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
  const db = openPatiently({ connectionString: app.databaseUrl }, { size: 1 })
  const row = await sql<{
    name: string
    timestamp: string
  }>`delete from migrations where name = (select max(name) from migrations)
    returning name, timestamp`.execute(db)
  await expect(admin('stats')).rejects.toThrow('an earlier release (1 steps are missing)')
  await sql`insert into migrations (name, timestamp)
    values (${row.rows[0]?.name}, ${row.rows[0]?.timestamp})`.execute(db)
  await db.destroy()
})
