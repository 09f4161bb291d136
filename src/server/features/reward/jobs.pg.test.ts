// Rewards for playing, diamonds and tokens, once each when the event is over.
import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, afterAll, expect, test } from 'vitest'
import { attendedTokens } from '#domain/player-pass/player-pass.ts'
import type { DiamondId } from '#domain/player/player.ts'
import { signUp, openDoors } from '#test/scenes/event-scene.ts'
import { aLocation, anEvent, theyActed } from '#test/support/builders.ts'
import { type TestApp, startTestApp, testStart, type TestPlayer } from '#test/support/test-app.ts'
import { collectEffects } from '../../effects.ts'
import { refreshLeaderboards } from '../leaderboard/jobs.ts'
import { verifyLedger, findBalance } from '../ledger/queries.ts'
import { setTiers, grantTier } from '../player-pass/commands.ts'
import { giveRewards } from './jobs.ts'

let app: TestApp
let venue: string
beforeAll(async () => {
  app = await startTestApp()
  venue = await aLocation(app.db)
  await setTiers(app.db, [{ tier: 'Rally', weeklyAllowance: 20 }])
})
beforeEach(() => app.clock.set(testStart))
afterAll(async () => {
  expect(await verifyLedger(app.db)).toEqual([])
  await app.close()
})

const someone = (): Promise<TestPlayer> => app.signedIn(`p${randomUUID().slice(0, 8)}`)
const over = '2026-06-02T23:00:00Z'
const hours = (at: string, count: number): number => Date.parse(at) + count * 3_600_000

/** On June 2 in New York (18:00 to 20:00, ending at midnight UTC). */
async function evening(
  organizer: TestPlayer,
  here: readonly TestPlayer[],
  changes: Parameters<typeof anEvent>[2] = {},
): Promise<string> {
  const eventId = await anEvent(app.db, { location: venue, organizer: organizer.playerId }, changes)
  const startDate = changes.startDate ?? '2026-06-02'
  await app.db
    .insertInto('player_events')
    .values(
      here.map(({ playerId }, index) => ({
        eventId,
        playerId,
        guests: 0,
        place: 'playing' as const,
        entryOrder: index + 1,
        attendance: 'here' as const,
        startDate,
        partnerId: null,
      })),
    )
    .execute()
  await theyActed(
    app.db,
    eventId,
    here.map(({ playerId }) => playerId),
  )
  return eventId
}
const diamondsOf = async ({ playerId }: TestPlayer): Promise<DiamondId[]> =>
  (
    await app.db
      .selectFrom('player_diamonds')
      .select('diamondId')
      .where('playerId', '=', playerId)
      .orderBy('diamondId')
      .execute()
  ).map((row) => row.diamondId)
const tokensOf = ({ playerId }: TestPlayer): Promise<number> =>
  findBalance(app.db, playerId, 'token')

test('a first event gives its diamonds when it is over, tells it, and asks for confetti once', async () => {
  const [olga, ann, ben] = [await someone(), await someone(), await someone()]
  await evening(olga, [ann, ben])
  await giveRewards(app.deps)
  expect(await diamondsOf(ann)).toEqual([])
  const window = await app.socket(ann.token)
  const me = window.subscribe('players-me', {})
  expect((await me.next()).player).toMatchObject({ diamonds: 0, newDiamond: null })
  app.clock.set(hours(over, 1))
  await giveRewards(app.deps)
  expect((await me.until(({ player }) => player?.diamonds === 1)).player?.newDiamond).toBe(
    'firstAttended',
  )
  expect([await diamondsOf(ann), await diamondsOf(olga)]).toEqual([
    ['firstAttended'],
    ['firstHosted'],
  ])
  expect(
    await app.db
      .selectFrom('alerts')
      .select(['kind', 'params'])
      .where('playerId', '=', ann.playerId)
      .execute(),
  ).toEqual([{ kind: 'diamond-won', params: { diamond: 'firstAttended' } }])
  await ann.must('players-celebrated', { diamondId: 'firstAttended' })
  expect((await me.until(({ player }) => player?.newDiamond === null)).player?.diamonds).toBe(1)
  await giveRewards(app.deps)
  expect(await diamondsOf(ann)).toEqual(['firstAttended'])
  await window.close()
})

test('tokens are for who has a pass and was not alone; once for each event, whatever is corrected', async () => {
  const [olga, ann, ben, cleo] = [
    await someone(),
    await someone(),
    await someone(),
    await someone(),
  ]
  for (const { playerId } of [ann, cleo])
    await grantTier(
      {
        tx: app.db,
        effects: collectEffects(),
        newId: randomUUID,
        now: testStart,
        followers: app.deps.followers,
      },
      { playerId, tier: 'Rally' },
    )
  const eventId = await evening(olga, [ann, ben])
  await evening(olga, [cleo])
  app.clock.set(hours(over, 1))
  await Promise.all([giveRewards(app.deps), giveRewards(app.deps), giveRewards(app.deps)])
  expect([await tokensOf(ann), await tokensOf(ben), await tokensOf(cleo)]).toEqual([
    attendedTokens,
    0,
    0,
  ])
  const mark = (attendance: 'here' | 'no-show') =>
    app.db
      .updateTable('player_events')
      .set({ attendance })
      .where('eventId', '=', eventId)
      .where('playerId', '=', ann.playerId)
      .execute()
  for (const attendance of ['no-show', 'here'] as const) {
    await mark(attendance)
    await giveRewards(app.deps)
  }
  expect([await tokensOf(ann), await diamondsOf(ann)]).toEqual([attendedTokens, ['firstAttended']])
})

test('an event that was moved counts at its new end, one that was cancelled or deleted never', async () => {
  const [olga, ann, ben] = [await someone(), await someone(), await someone()]
  const moved = await evening(olga, [ann])
  const [cancelled, deleted] = [await evening(olga, [ben]), await evening(olga, [ben])]
  await app.db
    .updateTable('events')
    .set({
      startDate: '2026-06-05',
      startsAt: new Date('2026-06-05T22:00:00Z'),
      endsAt: new Date('2026-06-06T00:00:00Z'),
    })
    .where('eventId', '=', moved)
    .execute()
  await app.db
    .updateTable('events')
    .set({ status: 'cancelled' })
    .where('eventId', '=', cancelled)
    .execute()
  await app.db.updateTable('events').set({ deleted: true }).where('eventId', '=', deleted).execute()
  app.clock.set(hours(over, 1))
  await giveRewards(app.deps)
  expect([await diamondsOf(ann), await diamondsOf(ben)]).toEqual([[], []])
  app.clock.set(hours('2026-06-06T00:00:00Z', 1))
  await giveRewards(app.deps)
  expect([await diamondsOf(ann), await diamondsOf(ben)]).toEqual([['firstAttended'], []])
})

test('who joins at the court was there, also when they go home early: it counts, shows and earns as check-in does', async () => {
  const [olga, ann, ben, cleo] = [
    await someone(),
    await someone(),
    await someone(),
    await someone(),
  ]
  const eventId = await anEvent(app.db, { location: venue, organizer: olga.playerId })
  await signUp(cleo, eventId)
  await olga.must('matchLists-start', { eventId })
  await openDoors(app, eventId)
  for (const { playerId } of [ann, ben])
    await olga.must('matchLists-addPlayer', { eventId, playerId, isGuest: false })
  await theyActed(app.db, eventId, [ann.playerId, ben.playerId])
  const window = await app.socket(ben.token)
  await refreshLeaderboards(app.deps)
  const profile = window.subscribe('players-byId', { playerId: ann.playerId })
  expect((await profile.next()).attended).toBe(1)
  await olga.must('matchLists-setPresence', { eventId, numbers: [1], presence: 'left' })
  app.clock.set(hours(over, 1))
  await giveRewards(app.deps)
  expect([
    await diamondsOf(ann),
    await diamondsOf(ben),
    await diamondsOf(cleo),
    await diamondsOf(olga),
  ]).toEqual([['firstAttended'], ['firstAttended'], [], ['firstHosted']])
  expect(
    await window.subscribe('events-history', { before: '2026-06-04', limit: 5, medals: [] }).next(),
  ).toMatchObject({ events: [{ eventId, attendance: 'here' }] })
  await window.close()
})

test('the tenth event, and a medal, give theirs', async () => {
  const [olga, ann] = [await someone(), await someone()]
  const day = (event: number) => ({ startDate: `2026-06-${String(event).padStart(2, '0')}` })
  const first = await evening(olga, [ann], day(2))
  for (let event = 2; event <= 9; event += 1) await evening(olga, [ann], day(event + 1))
  app.clock.set(hours(over, 24 * 9))
  await giveRewards(app.deps)
  expect(await diamondsOf(ann)).toEqual(['firstAttended'])
  await evening(olga, [ann], day(11))
  app.clock.set(hours(over, 24 * 9 + 1))
  await app.db
    .insertInto('awards')
    .values({
      awardId: randomUUID(),
      eventId: first,
      playerId: ann.playerId,
      medal: 'gold',
      created: new Date(testStart),
    })
    .execute()
  await giveRewards(app.deps)
  expect(await diamondsOf(ann)).toEqual(['firstAttended', 'firstMedal', 'tenAttended'])
  expect(await diamondsOf(olga)).toEqual([])
})

test('who brought somebody along gets the diamond when that one is set up, and nobody for themself', async () => {
  const [ann, ben] = [await someone(), await someone()]
  const join = async (referrers: readonly string[]): Promise<void> => {
    const user = await app.signedInUser(`n${randomUUID().slice(0, 8)}`, { provider: 'google' })
    const playerId = user.email.split('@')[0] ?? ''
    await user.must('players-register', { uid: user.userId, email: user.email, provider: 'google' })
    for (const referrer of referrers) await user.must('players-referredBy', { playerId: referrer })
    await user.must('players-updatePlayer', { playerId, fields: { playerName: playerId } })
    await user.must('players-referredBy', { playerId })
    await user.must('players-updatePlayer', {
      playerId,
      fields: { skillSelf: 3, homeLocation: venue },
    })
    expect(await diamondsOf(ann)).toEqual([])
    await user.must('players-updatePlayer', { playerId, fields: { setupComplete: true } })
    expect(
      await app.db
        .selectFrom('player_diamonds')
        .select('diamondId')
        .where('playerId', '=', playerId)
        .execute(),
    ).toEqual([])
  }
  await join([])
  await join(['nobody-at-all'])
  await join([ann.playerId, ben.playerId])
  expect([await diamondsOf(ann), await diamondsOf(ben)]).toEqual([['referralJoined'], []])
})
