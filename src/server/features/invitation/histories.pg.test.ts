// Random histories of one event against an in-memory model: group changes, picks, sign-ups, Outs
// and time. No one is notified twice a day, no invitee is skipped, no withdrawn invitation costs a
// place.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inviteRestMs } from '#domain/invitation/invitation.ts'
import { toDay } from '#domain/shared/day.ts'
import { eventFieldsAt, rosterInWords } from '#test/scenes/event-scene.ts'
import { leagueFieldsAt } from '#test/scenes/league-scene.ts'
import { aReachable, minutes, pass } from '#test/scenes/notification-scene.ts'
import { aClub, aLocation } from '#test/support/builders.ts'
import { startTestApp, testStart, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { resolveAccess, loadViewerFacts } from '../../core/access/visibility-queries.ts'
import { findEvent } from '../../core/event/queries.ts'
import { inviteDue } from './jobs.ts'

const names = ['Ana', 'Ben', 'Cleo']
const groups = ['Friends', 'Favorites', 'Dinks'] as const
type Group = (typeof groups)[number]

let app: TestApp
let olga: TestPlayer
let players: TestPlayer[]
let location: string
beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db)
  olga = await app.signedIn('Olga')
  await aClub(app.db, { location, owner: 'olga', name: 'Dinks' })
  players = await Promise.all(names.map((name) => aReachable(app, name)))
})
afterAll(() => app.close())

function aDice(seed: number): { next: () => number; pick: <T>(from: readonly T[]) => T } {
  let state = seed
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  const pick = <T>(from: readonly T[]): T => {
    const picked = from[Math.floor(next() * from.length)]
    if (picked === undefined) throw new Error('nothing to pick from')
    return picked
  }
  return { next, pick }
}

type Person = {
  player: TestPlayer
  groups: Set<Group>
  isPicked: boolean
  isIn: boolean
  asked: number | null
  isOn: boolean
  told: number[]
  leagueTold: number
}
type World = { eventId: string; invited: Group | null; people: Person[] }

const isMember = ({ invited }: World, person: Person): boolean =>
  invited !== null && person.groups.has(invited)
const sees = (world: World, person: Person): boolean =>
  world.invited === null || person.isPicked || person.isIn || isMember(world, person)

function ask(person: Person, now: number): void {
  if (person.asked !== null && now < person.asked + inviteRestMs) {
    person.isOn = true
    return
  }
  Object.assign(person, { asked: now, isOn: true })
  if (!person.isIn) person.told.push(now)
}

function askGroup(world: World, now: number): void {
  for (const person of world.people) if (isMember(world, person) && !person.isOn) ask(person, now)
}

const fieldsFor = (invited: Group | null) =>
  eventFieldsAt(location, {
    invite: invited !== null,
    invited: invited ?? '',
    startDate: toDay('2026-06-20'),
  })

type Act = (world: World, person: Person, now: number) => Promise<void>
const code = (answer: { ok: boolean; refusal?: { code: string } }): string =>
  answer.ok ? 'ok' : (answer.refusal?.code ?? '')

const setGroup = async (person: Person, group: Group, isOn: boolean): Promise<void> => {
  const { playerId } = person.player
  if (group === 'Friends')
    await olga.must('playerFriends-set', { friendId: playerId, friend: isOn })
  else if (group === 'Favorites')
    await olga.must('playerFavorites-set', { favoriteId: playerId, favorite: isOn })
  else if (isOn !== person.groups.has(group)) {
    const member = { locationId: location, clubId: 'dinks', playerId }
    await olga.must(isOn ? 'clubMembers-add' : 'clubMembers-remove', member)
  }
}

const acts: Record<string, Act> = {
  'change a mark': async (world, person, now) => {
    const group = dice.pick(groups)
    const isOn = dice.next() < 0.6
    await setGroup(person, group, isOn)
    if (isOn) person.groups.add(group)
    else person.groups.delete(group)
    askGroup(world, now)
    if (isOn && group === 'Friends') person.leagueTold = 1
  },
  'change the group': async (world, _person, now) => {
    world.invited = dice.pick([...groups, ...groups, null])
    await olga.must('events-update', {
      eventId: world.eventId,
      fields: fieldsFor(world.invited),
      publish: false,
    })
    askGroup(world, now)
  },
  pick: async (world, person, now) => {
    const { playerId } = person.player
    const expected = expectPick(world, person)
    const answer = await olga.call('events-invitePlayer', { eventId: world.eventId, playerId })
    expect(code(answer)).toBe(expected)
    if (expected !== 'ok') return
    ask(person, now)
    person.isPicked = true
  },
  'take back': async (world, person) => {
    const { playerId } = person.player
    const roster = await rosterInWords(app.db, world.eventId)
    const isPicked = world.invited !== null && person.isPicked
    const answer = await olga.call('events-uninvitePlayer', { eventId: world.eventId, playerId })
    expect(code(answer)).toBe(isPicked ? 'ok' : 'not-picked')
    expect(await rosterInWords(app.db, world.eventId)).toBe(roster)
    if (!isPicked) return
    person.isPicked = false
    person.isOn = isMember(world, person)
  },
  'sign up': async ({ eventId, ...world }, person) => {
    const isOpen = sees({ eventId, ...world }, person)
    const answer = await person.player.call('events-signUp', { eventId, guests: 0 })
    if (!isOpen) expect(code(answer)).toBe('event-not-found')
    if (answer.ok) person.isIn = true
  },
  leave: async ({ eventId }, person) => {
    await person.player.call('events-withdraw', { eventId })
    person.isIn = false
  },
  'say Out': async ({ eventId }, person) => {
    await person.player.call('events-declineInvitation', { eventId })
  },
  'let time pass': async () => {
    app.clock.advance(dice.pick([1, 5, 11]) * 3_600_000)
  },
}
const actNames = [...Object.keys(acts), 'pick', 'take back', 'pick', 'take back']

function expectPick(world: World, person: Person): string {
  if (world.invited === null) return 'event-not-private'
  if (person.isIn) return 'already-signed-up'
  const isAsked = person.isOn && isMember(world, person)
  return person.isPicked || isAsked ? 'already-invited' : 'ok'
}

async function readPerson({ eventId }: World, { player: { playerId } }: Person) {
  const event = await findEvent(app.db, eventId)
  const viewer = (await loadViewerFacts(app.db, eventId, [playerId])).get(playerId)
  const row = await app.db
    .selectFrom('event_invitees')
    .select(['asked', 'withdrawn', 'picked'])
    .where('eventId', '=', eventId)
    .where('playerId', '=', playerId)
    .executeTakeFirst()
  return {
    sees: resolveAccess(event, viewer, app.clock.now()) !== null,
    isOn: row !== undefined && !row.withdrawn,
    isPicked: row?.picked === true,
  }
}

async function readTold(playerId: string, kind: 'event-invited' | 'league-invited') {
  const rows = await app.db
    .selectFrom('deliveries')
    .select(['source', 'created'])
    .distinct()
    .where('playerId', '=', playerId)
    .where('kind', '=', kind)
    .execute()
  return rows.map(({ created }) => created.getTime()).toSorted((a, b) => a - b)
}

async function aWorld(): Promise<World> {
  app.clock.set(testStart)
  const { eventId } = await olga.must('events-create', {
    fields: fieldsFor('Friends'),
    status: 'published',
  })
  const people = players.map((player) => ({
    player,
    groups: new Set<Group>(),
    isPicked: false,
    isIn: false,
    asked: null,
    isOn: false,
    told: [],
    leagueTold: 0,
  }))
  return { eventId, invited: 'Friends', people }
}

let dice = aDice(1)

test.each([2026, 90_125])(
  'history %i: the store and the model agree after each step',
  async (seed) => {
    dice = aDice(seed)
    const world = await aWorld()
    const { leagueSeriesId } = await olga.must('leagues-create', {
      fields: leagueFieldsAt(location, { invite: true, invited: 'Friends' }),
    })
    await olga.must('leagues-setState', { leagueSeriesId, state: 'registration' })
    for (let step = 0; step < 60; step += 1) {
      const name = dice.pick(actNames)
      const person = dice.pick(world.people)
      const now = app.clock.now()
      await acts[name]?.(world, person, now)
      await inviteDue(app.deps)
      const found = await Promise.all(world.people.map((one) => readPerson(world, one)))
      expect([step, name, ...found]).toEqual([
        step,
        name,
        ...world.people.map((one) => ({
          sees: sees(world, one),
          isOn: one.isOn,
          isPicked: one.isPicked,
        })),
      ])
      await pass(app, minutes(15))
    }
    for (const { player, told, leagueTold } of world.people) {
      const times = await readTold(player.playerId, 'event-invited')
      expect(times).toEqual(told)
      for (const [index, time] of times.slice(1).entries())
        expect(time - (times[index] ?? 0)).toBeGreaterThanOrEqual(inviteRestMs)
      expect((await readTold(player.playerId, 'league-invited')).length).toBe(leagueTold)
    }
    expect(world.people.flatMap(({ told }) => told).length).toBeGreaterThan(names.length)
    await app.db.deleteFrom('deliveries').execute()
    await olga.must('events-delete', { eventId: world.eventId })
    await app.db.updateTable('leagues').set({ deleted: true }).execute()
    for (const { player, groups: theirs } of world.people)
      for (const group of theirs) {
        await setGroup({ groups: theirs, player } as Person, group, false)
      }
  },
)
