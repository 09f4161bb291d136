import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everything } from '#server/live/bus.ts'
import { openDoors, signUp } from '#test/scenes/event-scene.ts'
import {
  aFavorite,
  aFriend,
  aLocation,
  anAdmin,
  anEvent,
  theyActed,
} from '#test/support/builders.ts'
import { statementsOf } from '#test/support/statements.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { refreshLeaderboards } from '../leaderboard/jobs.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(async () => {
  await app.close()
})

const notFound = { code: 'player-not-found' }
const named = async (base: string): Promise<TestPlayer> =>
  app.signedIn(`${base}${randomUUID().slice(0, 6)}`)
const watch = async (viewer: TestPlayer, playerId: string) =>
  (await app.socket(viewer.token)).subscribe('players-byId', { playerId })
const change = (
  player: TestPlayer,
  fields: Parameters<typeof player.must<'players-updatePlayer'>>[1]['fields'],
) => player.must('players-updatePlayer', { playerId: player.playerId, fields })

async function enter(
  eventId: string,
  players: readonly TestPlayer[],
  attendance: 'here' | 'no-show' | null = null,
): Promise<void> {
  await app.db
    .insertInto('player_events')
    .values(
      players.map(({ playerId }, index) => ({
        eventId,
        playerId,
        guests: 0,
        place: 'playing' as const,
        entryOrder: index + 1,
        attendance,
        startDate: '2026-05-01',
        partnerId: null,
      })),
    )
    .execute()
  await theyActed(
    app.db,
    eventId,
    players.map(({ playerId }) => playerId),
  )
}

describe('a profile', () => {
  test('of someone new is all there, and empty', async () => {
    const [ann, ben] = [await app.signedIn('Newcomer'), await named('v')]
    await app.db
      .updateTable('players')
      .set({ created: '2026-03-02T10:00:00Z' })
      .where('playerId', '=', ann.playerId)
      .execute()
    expect(await (await watch(ben, 'newcomer')).next()).toEqual({
      playerId: 'newcomer',
      playerName: 'Newcomer',
      photoURL: '',
      skillSelf: 3.5,
      homeLocation: null,
      homeLocationName: null,
      drafted: '2026-03-02',
      hidden: false,
      medalGold: 0,
      medalSilver: 0,
      medalBronze: 0,
      diamonds: 0,
      adminLocations: 0,
      headline: '',
      summary: '',
      youtube: '',
      duprRating: null,
      facebook: '',
      instagram: '',
      twitter: '',
      medium: '',
      points: 0,
      wins: 0,
      losses: 0,
      hosted: 0,
      attended: 0,
      mine: { isMe: false, friend: false, favorite: false },
    })
  })

  test('drafts on the calendar day of the home venue', async () => {
    const home = await aLocation(app.db, { name: 'Evening Courts' })
    const ann = await app.signedIn('Late-night', { homeLocation: home })
    await app.db
      .updateTable('players')
      .set({ created: '2026-03-02T03:30:00Z' })
      .where('playerId', '=', ann.playerId)
      .execute()
    expect(await (await watch(ann, ann.playerId)).next()).toMatchObject({
      drafted: '2026-03-01',
      homeLocation: home,
      homeLocationName: 'Evening Courts',
      mine: { isMe: true },
    })
  })

  test('counts the diamonds, the venues and the medals', async () => {
    const [ann, ben] = [await named('c'), await named('c')]
    const venue = await aLocation(app.db)
    await anAdmin(app.db, venue, ann.playerId)
    const diamonds = (['registered', 'firstHosted'] as const).map((id) => ({
      playerId: ann.playerId,
      diamondId: id,
    }))
    await app.db.insertInto('player_diamonds').values(diamonds).execute()
    const stats = {
      wins: 2,
      losses: 1,
      points: 9,
      medalGold: 1,
      medalSilver: 2,
      medalBronze: 3,
      photoUrl: '/photos/a.webp?t=1',
    }
    await app.db.updateTable('players').set(stats).where('playerId', '=', ann.playerId).execute()
    expect(await (await watch(ben, ann.playerId)).next()).toMatchObject({
      diamonds: 2,
      adminLocations: 1,
      wins: 2,
      losses: 1,
      points: 9,
      medalGold: 1,
      medalSilver: 2,
      medalBronze: 3,
      photoURL: '/photos/a.webp?t=1',
    })
  })

  test('says as many hosted and attended as the leaderboards do', async () => {
    const [ann, ben, cleo] = [await named('c'), await named('c'), await named('c')]
    const venue = await aLocation(app.db)
    const place = { location: venue, organizer: ann.playerId }
    const past = { startDate: '2026-05-01' }
    // In order: with two others, with one, alone, upcoming, cancelled, draft, deleted. Only the
    // first counts as hosted.
    const full = await anEvent(app.db, place, past)
    const [small, missed, coming] = [
      await anEvent(app.db, place, { startDate: '2026-05-02' }),
      await anEvent(app.db, place, past),
      await anEvent(app.db, place),
    ]
    const cancelled = await anEvent(app.db, place, { ...past, status: 'cancelled' })
    const draft = await anEvent(app.db, place, { ...past, status: 'draft' })
    const deleted = await anEvent(app.db, place, { ...past, deleted: true })
    for (const eventId of [full, cancelled, draft, deleted])
      await enter(eventId, [ann, ben, cleo], 'here')
    await enter(small, [ben], 'here')
    await enter(missed, [ben, cleo], 'no-show')
    await enter(coming, [ann, ben])
    await refreshLeaderboards(app.deps)
    const board = (await app.socket(ann.token)).subscribe('leaderboards-page', {
      scope: { kind: 'venue', locationId: venue },
      window: 'all time',
      metric: 'hosted',
      discipline: 'doubles',
      after: null,
    })
    const {
      mine: { hosted, attended },
    } = await board.next()
    expect({ hosted, attended }).toEqual({ hosted: 1, attended: 1 })
    expect(await (await watch(ben, ann.playerId)).next()).toMatchObject({ hosted, attended })
  })

  test('says what the viewer made of the player, not what the player made of the viewer', async () => {
    const [ann, ben] = [await named('r'), await named('r')]
    await aFriend(app.db, ann.playerId, ben.playerId)
    await aFavorite(app.db, ben.playerId, ann.playerId)
    expect((await (await watch(ann, ben.playerId)).next()).mine).toEqual({
      isMe: false,
      friend: true,
      favorite: false,
    })
    expect((await (await watch(ben, ann.playerId)).next()).mine).toEqual({
      isMe: false,
      friend: false,
      favorite: true,
    })
  })

  test('takes one statement', async () => {
    const [ann, ben] = [await named('s'), await named('s')]
    const profile = await watch(ben, ann.playerId)
    await profile.next()
    const statements = await statementsOf(async () => {
      await app.db
        .updateTable('players')
        .set({ points: 7 })
        .where('playerId', '=', ann.playerId)
        .execute()
      app.deps.bus.publish([`player:${ann.playerId}`])
      await profile.until(({ points }) => points === 7)
    })
    expect(statements.filter((text) => !text.startsWith('update'))).toHaveLength(1)
  })
})

describe('an open profile follows', () => {
  test('what its player changes in another window', async () => {
    const [ann, ben] = [await named('l'), await named('l')]
    const [hers, his] = [await watch(ann, ann.playerId), await watch(ben, ann.playerId)]
    await his.next()
    await change(ann, { headline: 'Lefty', summary: 'Plays at dawn.', instagram: '@ann' })
    for (const window of [hers, his])
      expect(await window.until(({ headline }) => headline === 'Lefty')).toMatchObject({
        summary: 'Plays at dawn.',
        instagram: 'https://instagram.com/ann',
      })
  })

  test('friendship, attendance and the events its player runs', async () => {
    const [ann, ben, venue] = [await named('f'), await named('f'), await aLocation(app.db)]
    const profile = await watch(ben, ann.playerId)
    await ben.must('playerFriends-set', { friendId: ann.playerId, friend: true })
    await ben.must('playerFavorites-set', { favoriteId: ann.playerId, favorite: true })
    await profile.until(({ mine }) => mine.friend && mine.favorite)
    const eventId = await anEvent(app.db, { location: venue, organizer: ben.playerId })
    await signUp(ann, eventId)
    await openDoors(app, eventId)
    await ben.must('events-checkIn', { eventId, playerId: ann.playerId, attendance: 'here' })
    await refreshLeaderboards(app.deps)
    await profile.until(({ attended }) => attended === 1)
    await ben.must('playerFriends-set', { friendId: ann.playerId, friend: false })
    expect((await profile.until(({ mine }) => !mine.friend)).mine.favorite).toBe(true)
  })
})

describe('a hidden profile', () => {
  async function scene(): Promise<{ ann: TestPlayer; viewer: TestPlayer }> {
    const [ann, viewer] = [await named('h'), await named('h')]
    await change(ann, { hidden: true })
    return { ann, viewer }
  }
  const seen = async (viewer: TestPlayer, playerId: string) =>
    (await (await watch(viewer, playerId)).next()).hidden
  const refusal = async (viewer: TestPlayer, playerId: string) =>
    (await watch(viewer, playerId)).refused()

  test('is to a stranger exactly what does not exist', async () => {
    const { ann, viewer } = await scene()
    expect(await refusal(viewer, ann.playerId)).toEqual(notFound)
    expect(await refusal(viewer, 'never-was')).toEqual(notFound)
  })

  test('shows to its player', async () => {
    const { ann } = await scene()
    expect(await seen(ann, ann.playerId)).toBe(true)
  })

  test('shows to those its player made friends, not to those who made its player a friend', async () => {
    const { ann, viewer } = await scene()
    await aFriend(app.db, viewer.playerId, ann.playerId)
    expect(await refusal(viewer, ann.playerId)).toEqual(notFound)
    await ann.must('playerFriends-set', { friendId: viewer.playerId, friend: true })
    expect(await seen(viewer, ann.playerId)).toBe(true)
    await ann.must('playerFriends-set', { friendId: viewer.playerId, friend: false })
    expect(await refusal(viewer, ann.playerId)).toEqual(notFound)
  })

  test('shows to favorites of its player, not to those whose favorite the player is', async () => {
    const { ann, viewer } = await scene()
    await aFavorite(app.db, viewer.playerId, ann.playerId)
    expect(await refusal(viewer, ann.playerId)).toEqual(notFound)
    await ann.must('playerFavorites-set', { favoriteId: viewer.playerId, favorite: true })
    expect(await seen(viewer, ann.playerId)).toBe(true)
    await ann.must('playerFavorites-set', { favoriteId: viewer.playerId, favorite: false })
    expect(await refusal(viewer, ann.playerId)).toEqual(notFound)
  })

  test('shows to people in the same event, as long as both are in it and it stands', async () => {
    const { ann, viewer } = await scene()
    const [organizer, venue] = [await named('o'), await aLocation(app.db)]
    const eventId = await anEvent(app.db, { location: venue, organizer: organizer.playerId })
    await signUp(ann, eventId)
    expect(await refusal(viewer, ann.playerId)).toEqual(notFound)
    await signUp(viewer, eventId)
    const window = await watch(viewer, ann.playerId)
    expect((await window.next()).hidden).toBe(true)
    await viewer.must('events-withdraw', { eventId })
    expect(await window.refused()).toEqual(notFound)
    await signUp(viewer, eventId)
    const again = await watch(viewer, ann.playerId)
    await again.next()
    await organizer.must('events-delete', { eventId })
    expect(await again.refused()).toEqual(notFound)
  })

  test('shows to admins of a venue where its player is active, not to admins of other venues', async () => {
    const { ann, viewer } = await scene()
    const [here, elsewhere] = [await aLocation(app.db), await aLocation(app.db)]
    await ann.must('playerLocations-setActive', { locationId: here, active: true })
    await anAdmin(app.db, elsewhere, viewer.playerId)
    expect(await refusal(viewer, ann.playerId)).toEqual(notFound)
    await anAdmin(app.db, here, viewer.playerId)
    const window = await watch(viewer, ann.playerId)
    expect((await window.next()).hidden).toBe(true)
    await ann.must('playerLocations-setActive', { locationId: here, active: false })
    expect(await window.refused()).toEqual(notFound)
  })

  test("vanishes from a stranger's open window when it is hidden, and can be opened again when it is not", async () => {
    const [ann, viewer] = [await named('w'), await named('w')]
    const window = await watch(viewer, ann.playerId)
    await window.next()
    await change(ann, { hidden: true })
    expect(await window.refused()).toEqual(notFound)
    await change(ann, { hidden: false })
    expect(await seen(viewer, ann.playerId)).toBe(false)
  })

  test('leaves the lists of players of its active venues, and comes back', async () => {
    const [venue, left] = [await aLocation(app.db), await aLocation(app.db)]
    const ann = await app.signedIn('Listed', { activeLocations: [venue, left] })
    await ann.must('playerLocations-setActive', { locationId: left, active: false })
    const counts = async () =>
      (
        await app.db
          .selectFrom('location_players')
          .select(['locationId', 'players'])
          .where('locationId', 'in', [venue, left])
          .where('players', '>', 0)
          .execute()
      ).map(({ locationId }) => locationId)
    expect(await counts()).toEqual([venue])
    const woken: string[] = []
    const stop = app.deps.bus.listen((wake) => {
      if (wake !== everything) woken.push(...wake)
    })
    await change(ann, { hidden: true })
    expect(await counts()).toEqual([])
    await change(ann, { hidden: false })
    expect(await counts()).toEqual([venue])
    stop()
    expect(woken.filter((topic) => topic.startsWith('players-at:'))).toEqual([
      `players-at:${venue}`,
      `players-at:${venue}`,
    ])
  })
})

describe('a block', () => {
  test('makes the profiles of both vanish for each other, whoever blocked, and from open windows', async () => {
    const [ann, ben] = [await named('b'), await named('b')]
    const [hers, his] = [await watch(ann, ben.playerId), await watch(ben, ann.playerId)]
    await Promise.all([hers.next(), his.next()])
    await ann.must('players-block', { playerId: ben.playerId, blocked: true })
    expect(await hers.refused()).toEqual(notFound)
    expect(await his.refused()).toEqual(notFound)
  })
})
