// The scene of the naming table: a hidden player and one with blocks, present in every kind of
// stored data, and their viewers.
import { randomUUID } from 'node:crypto'
import { toTeam } from '#domain/team/team.ts'
import { leagueFieldsAt, runningLeague } from '#test/scenes/league-scene.ts'
import { anEvening } from '#test/scenes/match-list-scene.ts'
import { aClub, aFavorite, aFriend, aLocation, anAdmin, anEvent } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import type { TestSocket } from '#test/support/test-socket.ts'
import { post } from '../../src/server/features/ledger/queries.ts'
import { askWire, type Answer, type Name } from './matrix-wire.ts'
import { addOfficer, anOpenClub } from './naming-clubs.ts'
import { hidden, parted } from './naming-people.ts'
import { addOwnPlay } from './naming-play.ts'

/**
 * The viewers. fellow and rival play with the two that evening; rival is blocked by the second.
 * friend and favorite were chosen by the hidden player; once shared another event with her. blocker
 * blocked the second player, who blocked `blocked`.
 */
export const viewers = [
  'visitor',
  'stranger',
  'friend',
  'favorite',
  'fellow',
  'rival',
  'once',
  'organizer',
  'admin',
  'blocker',
  'blocked',
] as const
export type Viewer = (typeof viewers)[number]
export const playersWhoLook = viewers.filter((viewer) => viewer !== 'visitor')
type PlayerWhoLooks = Exclude<Viewer, 'visitor'>

export type NamingScene = {
  app: TestApp
  players: Record<PlayerWhoLooks, TestPlayer>
  window: Record<Viewer, TestSocket>
  place: string
  office: string
  house: string
  /** The evening, its public link, and its league, which has the evening as a game day. */
  eventId: string
  watchKey: string
  leagueSeriesId: string
  teamsId: string
  clubId: string
  faceKeys: readonly string[]
  userIds: Readonly<Record<string, string>>
  tournamentIds: Readonly<Record<string, string>>
  ownEvent(viewer: Viewer): Promise<string>
  close(): Promise<void>
}

export const askAsViewer = (
  { app, players, window }: NamingScene,
  viewer: Viewer,
  name: Name,
  input: never,
): Promise<Answer> =>
  askWire(
    {
      url: app.url,
      headers: viewer === 'visitor' ? {} : players[viewer].headers,
      window: window[viewer],
    },
    name,
    input,
  )

const entry = {
  guests: 0,
  attendance: null,
  startDate: '2026-06-02',
  place: 'playing' as const,
  entryOrder: 1,
  partnerId: null,
}

export async function openNamingScene(): Promise<NamingScene> {
  const app = await startTestApp()
  const players = Object.fromEntries(
    await Promise.all(playersWhoLook.map(async (viewer) => [viewer, await app.signedIn(viewer)])),
  ) as NamingScene['players']
  const [hal, xia, keeper] = [
    await app.signedIn('Hidalga'),
    await app.signedIn('Xanthippe'),
    await app.signedIn('keeper'),
  ]
  const places = {
    place: await aLocation(app.db),
    office: await aLocation(app.db),
    house: await aLocation(app.db),
  }
  await addMarks(app, places.place)
  const evening = await addEvening(app, players, hal, xia, places.place)
  const more = await addCommunity(app, places, keeper.playerId)
  for (const viewer of playersWhoLook) await addLetters(app, viewer, more.teamsId, places.place)
  await app.db.updateTable('players').set({ hidden: true }).where('playerId', '=', hidden).execute()
  const window = Object.fromEntries(
    await Promise.all(
      viewers.map(async (viewer) => [
        viewer,
        await app.socket(viewer === 'visitor' ? null : players[viewer].token),
      ]),
    ),
  ) as NamingScene['window']
  return {
    app,
    players,
    window,
    ...places,
    ...evening,
    ...more,
    tournamentIds: await addOwnPlay([hal, xia], places.office),
    userIds: { [hidden]: hal.userId, [parted]: xia.userId },
    ownEvent: (viewer) =>
      anEvent(
        app.db,
        { location: places.place, organizer: viewer === 'visitor' ? 'stranger' : viewer },
        { startDate: '2026-07-02' },
      ),
    close: async () => {
      await Promise.all(viewers.map((viewer) => window[viewer].close()))
      await app.close()
    },
  }
}

async function addMarks({ db }: TestApp, place: string): Promise<void> {
  for (const playerId of [hidden, parted])
    await db
      .updateTable('players')
      .set({ photoUrl: `/photos/${playerId}.webp` })
      .where('playerId', '=', playerId)
      .execute()
  for (const playerId of [hidden, parted, ...playersWhoLook])
    await db.insertInto('player_locations').values({ locationId: place, playerId }).execute()
  await anAdmin(db, place, 'admin')
  await aFriend(db, hidden, 'friend')
  await aFavorite(db, hidden, 'favorite')
  for (const viewer of playersWhoLook) {
    for (const other of [hidden, parted]) {
      await aFriend(db, viewer, other)
      await aFavorite(db, viewer, other)
    }
  }
  const shared = await anEvent(
    db,
    { location: place, organizer: 'stranger' },
    { startDate: '2026-05-02', playing: 2, nextOrder: 3 },
  )
  await db
    .insertInto('player_events')
    .values([
      { ...entry, eventId: shared, playerId: hidden },
      { ...entry, eventId: shared, playerId: 'once', entryOrder: 2 },
    ])
    .execute()
}

async function addEvening(
  app: TestApp,
  { organizer, fellow, rival, admin }: NamingScene['players'],
  hal: TestPlayer,
  xia: TestPlayer,
  place: string,
) {
  const { db } = app
  const four = [hal, xia, fellow, rival]
  const leagueSeriesId = await runningLeague(organizer, four, leagueFieldsAt(place))
  const evening = await anEvening(app, organizer, four, place)
  const { eventId } = evening
  await db
    .updateTable('events')
    .set({ leagueSeriesId, leagueDay: 1 })
    .where('eventId', '=', eventId)
    .execute()
  await evening.plan('0+1 v 2+3', '0+2 v 1+3')
  const [first, second] = (await evening.now()).matches
  if (first === undefined || second === undefined) throw new Error('nothing was planned')
  await hal.must('matches-report', { matchId: first.matchId, games: [[11, 3]], walkover: null })
  await xia.must('matches-report', { matchId: second.matchId, games: [[3, 11]], walkover: null })
  const reported = (await evening.now()).matches[1]?.reported ?? ''
  await hal.must('matches-dispute', { matchId: second.matchId, reported, dispute: 'no' })
  const { watchKey } = await organizer.must('matchLists-setWatch', { eventId, isOn: true })
  const party = { guests: 0, turns: 0, place: 'playing' }
  await db
    .insertInto('event_draws')
    .values({
      eventId,
      mode: 'lottery',
      seed: 1,
      maxPlayers: 8,
      held: 0,
      isBalanced: false,
      made: new Date(),
      madeBy: 'organizer',
      parties: JSON.stringify(
        four.map(({ playerId }, index) => ({ ...party, playerIds: [playerId], rank: index + 1 })),
      ),
    })
    .execute()
  await db
    .insertInto('event_teams')
    .values([
      { eventId, ...toTeam(hidden, 'fellow') },
      { eventId, ...toTeam(parted, 'rival') },
    ])
    .execute()
  for (const playerId of [hidden, parted]) {
    await db
      .insertInto('event_messages')
      .values({
        messageId: randomUUID(),
        eventId,
        playerId,
        message: 'hello',
        created: new Date(),
      })
      .execute()
    await db
      .insertInto('awards')
      .values({
        awardId: randomUUID(),
        leagueSeriesId,
        playerId,
        medal: 'gold',
        created: new Date(),
      })
      .execute()
  }
  // The blocks start here; players who already share the evening stay in it together.
  await db
    .insertInto('player_blocks')
    .values([
      { playerId: 'blocker', blockedId: parted },
      { playerId: parted, blockedId: 'blocked' },
      { playerId: parted, blockedId: 'rival' },
    ])
    .execute()
  await admin.must('events-checkIn', { eventId, playerId: hidden, attendance: 'here' })
  await admin.must('events-checkIn', { eventId, playerId: parted, attendance: null })
  return { eventId, leagueSeriesId, watchKey: watchKey ?? '' }
}

async function addCommunity(
  { db }: TestApp,
  { place, office, house }: Pick<NamingScene, 'place' | 'office' | 'house'>,
  keeper: string,
) {
  const clubId = await aClub(db, {
    location: place,
    owner: keeper,
    name: 'All',
    members: [hidden, parted, ...playersWhoLook],
  })
  const faceKeys: string[] = []
  for (const [index, playerId] of [hidden, parted].entries()) {
    await anAdmin(db, office, playerId)
    faceKeys.push(await anOpenClub(db, { location: house, owner: playerId, name: `Club${index}` }))
    await addOfficer(db, { locationId: place, slug: clubId, playerId })
    await anEvent(db, { location: office, organizer: playerId }, {})
    await db
      .insertInto('media_links')
      .values({
        mediaId: randomUUID(),
        locationId: place,
        playerId,
        url: `https://youtu.be/aB${index}`,
        network: 'youtube',
        kind: 'video',
        caption: '',
        created: new Date(),
      })
      .execute()
    await db
      .insertInto('reports')
      .values({
        reportId: randomUUID(),
        reporterId: keeper,
        kind: 'player',
        playerId,
        locationId: place,
        reason: 'rude',
      })
      .execute()
    await db
      .insertInto('location_suggestions')
      .values({
        suggestionId: randomUUID(),
        locationId: place,
        playerId,
        changes: JSON.stringify({ courts: 3 + index }),
        created: new Date(),
      })
      .execute()
    await db
      .insertInto('location_log')
      .values({
        locationId: place,
        actorId: playerId,
        action: 'location-edited',
        eventId: null,
        playerId: null,
        detail: 'name',
      })
      .execute()
    for (const locationId of [place, ''])
      await db
        .insertInto('leaderboard_totals')
        .values({
          locationId,
          span: 'all time',
          playerId,
          attended: 9,
          hosted: 0,
          wins: 3,
          losses: 1,
          gold: 0,
          silver: 0,
          bronze: 0,
          listed: playerId !== hidden,
        })
        .execute()
  }
  const teamsId = await anEvent(
    db,
    { location: place, organizer: 'organizer' },
    { startDate: '2026-06-20', entryBy: 'team' },
  )
  return { clubId, teamsId, faceKeys }
}

async function addLetters(
  { db, clock }: TestApp,
  viewer: PlayerWhoLooks,
  teamsId: string,
  place: string,
): Promise<void> {
  const created = new Date(clock.now())
  for (const other of [hidden, parted]) {
    const messageId = randomUUID()
    const letter = {
      fromId: other,
      toId: viewer,
      message: 'hello',
      locationId: null,
      created,
      used: null,
    }
    await db
      .insertInto('messages')
      .values([
        { ...letter, messageId, type: 'txt', eventId: null, expires: null },
        {
          ...letter,
          messageId: randomUUID(),
          type: 'teamReq',
          eventId: teamsId,
          expires: new Date(clock.now() + 86_400_000),
        },
      ])
      .execute()
    await db
      .insertInto('message_last')
      .values({ fromId: other, toId: viewer, messageId, created })
      .execute()
    const posting = { unit: 'token', madeBy: 'operator', now: clock.now() } as const
    await post(db, {
      ...posting,
      id: randomUUID(),
      key: randomUUID(),
      kind: 'claim',
      lines: [
        { player: other, amount: 5 },
        { owner: 'issue', amount: -5 },
      ],
    })
    await post(db, {
      ...posting,
      id: randomUUID(),
      key: randomUUID(),
      kind: 'transfer',
      lines: [
        { player: other, amount: -5 },
        { player: viewer, amount: 5 },
      ],
    })
    const past = await anEvent(
      db,
      { location: place, organizer: 'organizer' },
      { startDate: '2026-05-09', playing: 1, nextOrder: 2 },
    )
    await db
      .insertInto('player_events')
      .values({
        ...entry,
        eventId: past,
        playerId: viewer,
        partnerId: other,
        startDate: '2026-05-09',
      })
      .execute()
    const theirs = await anEvent(
      db,
      { location: place, organizer: other },
      { startDate: '2026-06-25', playing: 1, nextOrder: 2 },
    )
    await db
      .insertInto('player_events')
      .values({ ...entry, eventId: theirs, playerId: viewer, startDate: '2026-06-25' })
      .execute()
  }
}
