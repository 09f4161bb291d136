// Buttons never offer an action that the server always refuses to the viewer: compares the event's
// main button and the list card with the server's answer.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isOpenTo } from '#client/features/event-list/use-card-sign-up.ts'
import { isEntering } from '#client/features/event/main-button-words.ts'
import { openDetail } from '#client/parts/event/event-detail.ts'
import type { CallInput } from '#contract/contract.ts'
import { mainButton } from '#domain/event/main-button.ts'
import type { Gender } from '#domain/player/player.ts'
import { aLeagueDay, leagueFieldsAt, runningLeague } from '#test/scenes/league-scene.ts'
import { aFriend, aLocation, anAdmin, anEvent } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

type Kind = {
  changes?: Parameters<typeof anEvent>[2]
  prepare?: (eventId: string) => Promise<unknown>
}
type Viewer = {
  name: string
  skill: number | null
  gender: Gender | null
  birthYear: number | null
}

const viewers: readonly Viewer[] = [
  { name: 'Ann', skill: 3.5, gender: 'woman', birthYear: 1960 },
  { name: 'Ben', skill: 5, gender: 'man', birthYear: 1995 },
  { name: 'Cyd', skill: null, gender: null, birthYear: null },
]

const noFilters = {
  type: null,
  gender: null,
  time: null,
  placesLeft: false,
  fitsLevel: false,
  friendsGoing: false,
}

let app: TestApp
let location: string
let olga: TestPlayer
let members: TestPlayer[]
const people = new Map<string, TestPlayer>()

beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db)
  olga = await app.signedIn('Olga', { skill: 4 })
  for (const { name, skill, gender, birthYear } of viewers) {
    const player = await app.signedIn(name, { skill: skill ?? 3.5 })
    await app.db
      .updateTable('players')
      .set({ skillSelf: skill })
      .where('playerId', '=', player.playerId)
      .execute()
    await app.db
      .updateTable('players_private')
      .set({ gender, birthYear })
      .where('playerId', '=', player.playerId)
      .execute()
    people.set(name, player)
  }
  people.set('Olga', olga)
  members = []
  for (const name of ['Ada', 'Bea', 'Cleo', 'Dina'])
    members.push(await app.signedIn(name, { skill: 3.5 }))
  const [ada] = members
  if (ada !== undefined) people.set('Ada', ada)
})
afterAll(() => app.close())

const fill = async (eventId: string): Promise<void> => {
  for (const player of members) await player.must('events-signUp', { eventId, guests: 0 })
}

const kinds: Readonly<Record<string, Kind>> = {
  open: {},
  'full with a waitlist': { changes: { maxPlayers: 4, maxWaitlist: 4 }, prepare: fill },
  'full without a waitlist': { changes: { maxPlayers: 4, maxWaitlist: 0 }, prepare: fill },
  draft: { changes: { status: 'draft' } },
  cancelled: { changes: { status: 'cancelled' } },
  past: { changes: { startDate: '2026-05-20' } },
  'not open yet': { changes: { signupOpens: new Date('2026-06-02T12:00:00Z') } },
  closed: { changes: { signupCloses: new Date('2026-05-30T12:00:00Z') } },
  'for women': { changes: { gender: 'Women' } },
  'for men': { changes: { gender: 'Men' } },
  mixed: { changes: { gender: 'Mixed' } },
  'with a level': { changes: { skillMin: 4, skillMax: 5.5, skillRule: 'block' } },
  'with a warned level': { changes: { skillMin: 4, skillMax: 5.5, skillRule: 'warn' } },
  'for 50 and over': { changes: { ageMin: 50 } },
  'for teams': { changes: { entryBy: 'team' } },
  'with a lottery': {
    changes: { signupMode: 'lottery', drawAt: new Date('2026-06-02T10:00:00Z') },
  },
  'for friends': { changes: { invite: true, invited: 'Friends' } },
  'with results': {
    prepare: async (eventId) => {
      await fill(eventId)
      await olga.must('matchLists-start', { eventId })
    },
  },
}

async function make(kind: Kind): Promise<string> {
  const eventId = await anEvent(app.db, { location, organizer: olga.playerId }, { ...kind.changes })
  await kind.prepare?.(eventId)
  return eventId
}

async function tries(player: TestPlayer, eventId: string): Promise<string> {
  const input: CallInput<'events-signUp'> = { eventId, guests: 0 }
  const answer = await player.call('events-signUp', input)
  if (!answer.ok) return answer.refusal.code
  await player.must('events-withdraw', { eventId })
  return 'taken'
}

async function shown(player: TestPlayer, eventId: string): Promise<string | null> {
  const window = await app.socket(player.token)
  const detail = await window
    .subscribe('events-byId', { eventId })
    .next()
    .catch(() => null)
  const me = await window.subscribe('players-me', {}).next()
  await window.close()
  if (detail === null || me.player === null) return null
  if (detail.roster.some(({ playerId }) => playerId === player.playerId)) return null
  const viewer = { ...me.player, isSentOut: detail.isSentOut }
  const { terms, entries } = openDetail(detail)
  const button = mainButton(terms, entries, viewer, app.clock.now())
  if (!isEntering(button)) return button.kind
  if (!detail.hasSignUpRules) return 'offered'
  const { refusal } = await player.must('houseRules-mine', { eventId })
  return refusal === null ? 'offered' : refusal.code
}

async function isOnCard(player: TestPlayer, eventId: string): Promise<boolean> {
  const window = await app.socket(player.token)
  const { events } = await window
    .subscribe('events-list', {
      locationIds: [location],
      from: '2026-06-01',
      to: '2026-06-30',
      limit: 100,
      filters: noFilters,
    })
    .next()
  const me = await window.subscribe('players-me', {}).next()
  await window.close()
  const card = events.find((event) => event.eventId === eventId)
  if (card === undefined || me.player === null) return false
  const { events: told } = await player.must('houseRules-byIds', { eventIds: [eventId] })
  const house = told[0]?.refusal ?? undefined
  return isOpenTo({ ...card, ...(house && { house }) }, me.player, app.clock.now())
}

async function expectHonest(viewer: string, eventId: string): Promise<void> {
  const player = people.get(viewer)
  if (player === undefined) throw new Error(`no ${viewer}`)
  const screen = await shown(player, eventId)
  if (screen === null) return
  const isListed = await isOnCard(player, eventId)
  const answer = await tries(player, eventId)
  expect({ screen: screen === 'offered', answer }).toEqual({
    screen: answer === 'taken',
    answer,
  })
  if (isListed) expect(answer).toBe('taken')
}

describe.each(Object.keys(kinds))('an event %s', (name) => {
  let eventId: string
  beforeAll(async () => {
    eventId = await make(kinds[name] ?? {})
  })
  test.each(['Olga', 'Ann', 'Ben', 'Cyd'])('offers %s what a tap does', async (viewer) => {
    await expectHonest(viewer, eventId)
  })
})

test('a game day offers its league what a tap does, and everyone else nothing', async () => {
  const [ada = olga] = members
  const leagueSeriesId = await runningLeague(olga, members, leagueFieldsAt(location))
  const eventId = await aLeagueDay(olga, leagueSeriesId)
  await ada.must('events-withdraw', { eventId })
  for (const viewer of ['Ada', 'Ann', 'Ben', 'Cyd']) await expectHonest(viewer, eventId)
  expect(await shown(ada, eventId)).toBe('offered')
})

test('at a venue whose rules keep a player out nothing is offered to them', async () => {
  const ruled = await aLocation(app.db)
  await anAdmin(app.db, ruled, olga.playerId)
  await olga.must('houseRules-save', {
    owner: { kind: 'venue', locationId: ruled },
    rules: {
      daysAhead: null,
      opensAt: '18:00',
      laterDays: null,
      aDay: 1,
      aWeek: null,
      oneWaitlist: false,
      missEffect: 'none',
      missLimit: 1,
      pauseDays: 7,
      membersClubId: null,
    },
  })
  const [first, second] = [
    await anEvent(app.db, { location: ruled, organizer: olga.playerId }),
    await anEvent(app.db, { location: ruled, organizer: olga.playerId }, { startTime: '08:00' }),
  ]
  await people.get('Ann')?.must('events-signUp', { eventId: first, guests: 0 })
  for (const viewer of ['Ann', 'Ben']) await expectHonest(viewer, second)
})

test('a friend is offered a private event, a stranger has no screen of it', async () => {
  const [ann, ben] = ['Ann', 'Ben'].map((name) => people.get(name) ?? olga) as [
    TestPlayer,
    TestPlayer,
  ]
  await aFriend(app.db, olga.playerId, ann.playerId)
  const eventId = await make({ changes: { invite: true, invited: 'Friends' } })
  expect([await shown(ann, eventId), await shown(ben, eventId)]).toEqual(['offered', null])
  await expectHonest('Ann', eventId)
})
