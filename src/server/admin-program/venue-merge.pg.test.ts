// Merging two venues also moves invited clubs of private events and leagues, and where league
// medals count.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyStore } from '#server/db/backup/verify-store.ts'
import { refreshLeaderboards } from '#server/features/leaderboard/jobs.ts'
import { leagueFieldsAt, openLeague } from '#test/scenes/league-scene.ts'
import { aClub, aLocation, anAdmin, anEvent } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { mergeLocations } from '../features/operator/merge-queries.ts'

let app: TestApp
let bea: TestPlayer, ann: TestPlayer, dan: TestPlayer
beforeAll(async () => {
  app = await startTestApp()
  bea = await app.signedIn('Bea')
  ann = await app.signedIn('Ann')
  dan = await app.signedIn('Dan')
})
afterAll(() => app.close())

const merge = (from: string, into: string) =>
  app.db.transaction().execute((tx) => mergeLocations(tx, from, into))
const troubles = async () =>
  (await verifyStore({ connectionString: app.databaseUrl }, app.deps.photos)).troubles

async function sees(player: TestPlayer, eventId: string): Promise<boolean> {
  const window = await app.socket(player.token)
  const isShown = await window
    .subscribe('events-byId', { eventId })
    .next()
    .then(
      () => true,
      () => false,
    )
  await window.close()
  return isShown
}

test('members of a club that is folded into one of another spelling keep their private events, leagues and templates', async () => {
  const [from, into] = [await aLocation(app.db), await aLocation(app.db)]
  await aClub(app.db, { location: from, owner: 'bea', name: 'DINKERS', members: ['ann'] })
  await aClub(app.db, { location: into, owner: 'bea', name: 'Dinkers' })
  const eventId = await anEvent(
    app.db,
    { location: from, organizer: 'bea' },
    { invite: true, invited: 'DINKERS' },
  )
  const leagueSeriesId = await openLeague(
    bea,
    leagueFieldsAt(from, { invite: true, invited: 'DINKERS' }),
  )
  await merge(from, into)
  expect(await sees(ann, eventId)).toBe(true)
  expect(await ann.call('leagues-join', { leagueSeriesId, partnerId: null })).toMatchObject({
    ok: true,
  })
  expect(await troubles()).toEqual([])
})

test('a folded club keeps offices, requests, notices and tags, and those it had already', async () => {
  const [from, into] = [await aLocation(app.db), await aLocation(app.db)]
  const [moved, kept] = [
    { locationId: from, clubId: 'movers' },
    { locationId: into, clubId: 'movers' },
  ]
  await aClub(app.db, { location: from, owner: 'bea', name: 'Movers', members: ['ann'] })
  await aClub(app.db, { location: into, owner: 'bea', name: 'Movers' })
  await bea.must('clubMembers-setOffice', { ...moved, playerId: 'ann', office: 'secretary' })
  await bea.must('clubs-setTags', { ...moved, tags: ['Early'] })
  await bea.must('clubs-setTags', { ...kept, tags: ['Late'] })
  await bea.must('clubMembers-setTags', { ...moved, playerId: 'ann', tags: ['Early'] })
  const notice = { noticeId: randomUUID(), title: 'Painting', text: '', pinned: false }
  await bea.must('clubNotices-post', { ...moved, ...notice })
  await bea.must('clubChats-send', { ...moved, messageId: randomUUID(), message: 'hello' })
  const poll = { pollId: randomUUID(), kind: 'yes-no' as const, question: 'Play?' }
  await bea.must('clubPolls-ask', { ...moved, ...poll, options: [], closes: null })
  await app.db
    .insertInto('club_requests')
    .values({ locationId: from, slug: 'movers', playerId: 'dan', asked: new Date(0) })
    .execute()
  await merge(from, into)
  const window = await app.socket(bea.token)
  expect(await window.subscribe('clubs-home', kept).next()).toMatchObject({
    memberCount: 2,
    tags: ['Late', 'Early'],
    officers: [{ playerId: 'bea' }, { playerId: 'ann', office: 'secretary' }],
    requests: [{ playerId: 'dan' }],
  })
  const asked = { ...kept, limit: 20, counts: false }
  expect(await window.subscribe('clubNotices-list', asked).next()).toMatchObject({
    notices: [{ title: 'Painting' }],
  })
  expect(await window.subscribe('clubChats-byClub', { ...kept, limit: 20 }).next()).toMatchObject({
    messages: [{ message: 'hello' }],
  })
  expect(await window.subscribe('clubPolls-list', kept).next()).toMatchObject({
    polls: [{ question: 'Play?' }],
  })
  await window.close()
})

test('a private event whose club is gone opens to no club of that name at the other venue', async () => {
  const [from, into] = [await aLocation(app.db), await aLocation(app.db)]
  await aClub(app.db, { location: into, owner: 'dan', name: 'Ghosts' })
  await aClub(app.db, { location: from, owner: 'dan', name: 'Shades' })
  const atOld = await anEvent(
    app.db,
    { location: from, organizer: 'bea' },
    { invite: true, invited: 'Ghosts' },
  )
  const atNew = await anEvent(
    app.db,
    { location: into, organizer: 'bea' },
    { invite: true, invited: 'Shades' },
  )
  await merge(from, into)
  expect([await sees(dan, atOld), await sees(dan, atNew)]).toEqual([false, false])
})

test('the medals of a league count at the venue that stays, and verify says so where they do not', async () => {
  const [from, into] = [await aLocation(app.db), await aLocation(app.db)]
  const leagueSeriesId = await openLeague(bea, leagueFieldsAt(from))
  await app.db
    .insertInto('awards')
    .values({
      awardId: randomUUID(),
      leagueSeriesId,
      playerId: 'ann',
      medal: 'gold',
      created: new Date(app.clock.now()),
    })
    .execute()
  await refreshLeaderboards(app.deps)
  await merge(from, into)
  await refreshLeaderboards(app.deps)
  const totals = await app.db
    .selectFrom('leaderboard_totals')
    .select(['locationId', 'gold'])
    .where('playerId', '=', 'ann')
    .where('span', '=', 'all time')
    .where('locationId', 'in', [from, into])
    .where('gold', '>', 0)
    .execute()
  expect(totals).toEqual([{ locationId: into, gold: 1 }])
  expect(await troubles()).toEqual([])
  await app.db
    .updateTable('leaderboard_results')
    .set({ locationId: from })
    .where('sourceId', '=', leagueSeriesId)
    .execute()
  expect(await troubles()).toEqual([
    `a result counts at another venue than where it was: 1 (${leagueSeriesId})`,
  ])
})

test('what one venue said of its day is said of no event of the other, before and after a merge', async () => {
  const [from, into] = [await aLocation(app.db), await aLocation(app.db)]
  await anAdmin(app.db, from, 'ann')
  await anAdmin(app.db, into, 'dan')
  const events = await Promise.all(
    [from, into].map((location) => anEvent(app.db, { location, organizer: 'bea' })),
  )
  const next = await Promise.all(
    [from, into].map((location) =>
      anEvent(app.db, { location, organizer: 'bea' }, { startDate: '2026-06-03' }),
    ),
  )
  const off = { state: 'off', until: null, note: 'Rain', nextWord: null } as const
  const say = (who: TestPlayer, locationId: string, day: string) =>
    who.must('locations-setDayStatus', { locationId, day, status: off })
  await say(ann, from, '2026-06-02')
  await say(dan, into, '2026-06-03')
  await merge(from, into)
  const isOff = async (eventId: string) => {
    const window = await app.socket(bea.token)
    const { dayStatus } = await window.subscribe('events-byId', { eventId }).next()
    await window.close()
    return dayStatus?.state === 'off'
  }
  expect(await Promise.all(events.map(isOff))).toEqual([true, false])
  expect(await Promise.all(next.map(isOff))).toEqual([false, true])
})
