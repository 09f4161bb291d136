// Creating, changing, cancelling and deleting events through the API.
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CallOutput } from '#contract/contract.ts'
import type { RefusalCode } from '#domain/shared/refusal.ts'
import {
  alertKindsOf,
  eventFieldsAt,
  expectCountsRight,
  logOf,
  rosterInWords,
  signUp,
  type Fields,
} from '#test/scenes/event-scene.ts'
import { aClub, aFriend, aLocation, anAdmin, anEvent } from '#test/support/builders.ts'
import { startTestApp, testStart, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

let app: TestApp
let location: string
let elsewhere: string
let olga: TestPlayer, ann: TestPlayer, ben: TestPlayer, vera: TestPlayer
const nobody = '00000000-0000-4000-8000-000000000000'

beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db)
  elsewhere = await aLocation(app.db, {
    name: 'Sunset Park',
    timezone: 'America/Los_Angeles',
    lat: 34,
    lon: -118,
  })
  olga = await app.signedIn('Olga')
  ann = await app.signedIn('Ann', { activeLocations: [location] })
  ben = await app.signedIn('Ben', { skill: 2.5, activeLocations: [location] })
  vera = await app.signedIn('Vera')
  await anAdmin(app.db, location, vera.playerId)
})
beforeEach(() => app.db.deleteFrom('alerts').execute())
afterEach(async () => {
  app.clock.set(testStart)
  await expectCountsRight(app.db)
})
afterAll(() => app.close())

const create = async (
  changes: Partial<Fields> = {},
  status: 'draft' | 'published' = 'published',
  by = olga,
): Promise<string> =>
  (await by.must('events-create', { fields: eventFieldsAt(location, changes), status })).eventId
const update = (by: TestPlayer, eventId: string, changes: Partial<Fields> = {}, publish = false) =>
  by.call('events-update', { eventId, fields: eventFieldsAt(location, changes), publish })
const codeOf = (result: Awaited<ReturnType<TestPlayer['call']>>): RefusalCode | 'accepted' =>
  result.ok ? 'accepted' : result.refusal.code

async function seen(
  by: TestPlayer,
  eventId: string,
): Promise<{ event: unknown } & Partial<Awaited<ReturnType<typeof shown>>>> {
  return { event: eventId, ...(await shown(by, eventId)) }
}
async function shown(by: TestPlayer, eventId: string) {
  const socket = await app.socket(by.token)
  const event = await socket.subscribe('events-byId', { eventId }).next()
  await socket.close()
  return event
}

test('an event is created with every field, in the time zone of its venue', async () => {
  const fields = eventFieldsAt(elsewhere, {
    title: 'Ladder night',
    type: 'ladder',
    play: 'singles',
    gender: 'Women',
    skillMin: 3,
    skillMax: 4.25,
    skillRule: 'warn',
    guestsPerPlayer: 1,
    cohosts: ['ann', 'ben'],
    signupOpens: '2026-06-01T13:00:00.000Z',
    signupCloses: '2026-06-02T20:00:00.000Z',
    cancelCutoffHours: 12,
    note: 'Bring water',
    fee: '$5',
  })
  const { eventId } = await olga.must('events-create', { fields, status: 'published' })
  expect(await seen(ann, eventId)).toMatchObject({
    fields,
    status: 'published',
    startsAt: '2026-06-03T01:00:00.000Z',
    endsAt: '2026-06-03T03:00:00.000Z',
    timezone: 'America/Los_Angeles',
    locationName: 'Sunset Park',
    organizerId: 'olga',
    organizerName: 'Olga',
    cohostNames: ['Ann', 'Ben'],
    locationAdmins: [],
    roster: [],
  })
})

test('the organizer is no cohost, and a cohost is named once', async () => {
  const eventId = await create({ cohosts: ['ann', 'olga', 'ann'] })
  expect((await shown(olga, eventId)).fields.cohosts).toEqual(['ann'])
})

test.each<[string, Partial<Fields>, RefusalCode]>([
  ['an unknown venue', { location: 'nowhere' }, 'location-not-found'],
  ['a start in the past', { startDate: '2026-06-01', startTime: '07:55' }, 'event-start-past'],
  ['more players needed than admitted', { minPlayers: 9 }, 'event-min-over-max'],
  ['a skill range upside down', { skillMin: 4, skillMax: 3 }, 'event-skill-range'],
  ['an unknown cohost', { cohosts: ['ghost'] }, 'player-not-found'],
  ['a club that is not there', { invite: true, invited: 'Smashers' }, 'invited-unknown'],
  ['nobody invited to a private event', { invite: true }, 'invited-unknown'],
  ['a group invited to a public event', { invited: 'Friends' }, 'invited-unknown'],
])(
  '%s is refused to a new event and to an edit, and changes nothing',
  async (_what, changes, code) => {
    const eventId = await create()
    const before = await shown(olga, eventId)
    expect(
      codeOf(
        await olga.call('events-create', {
          fields: eventFieldsAt(location, changes),
          status: 'published',
        }),
      ),
    ).toBe(code)
    expect(codeOf(await update(olga, eventId, changes))).toBe(code)
    expect(await shown(olga, eventId)).toEqual(before)
  },
)

test.each<[string, Record<string, unknown>]>([
  ['an unknown field', { color: 'red' }],
  ['a day that does not exist', { startDate: '2026-02-30' }],
  ['a time off the five minutes', { startTime: '18:03' }],
  ['too long a note', { note: 'x'.repeat(301) }],
  ['too many players', { maxPlayers: 501 }],
  ['half a court', { courts: 1.5 }],
  ['a level between the steps', { skillMin: 3.1 }],
  ['no title', { title: undefined }],
])('%s is bad input', async (_what, changes) => {
  const { body } = await olga.raw('events-create', {
    data: { fields: { ...eventFieldsAt(location), ...changes }, status: 'published' },
  })
  expect(body).toMatchObject({
    error: { status: 'INVALID_ARGUMENT', details: { code: 'bad-input' } },
  })
})

test('a venue decides who may create events there', async () => {
  const members = await aLocation(app.db, { eventCreators: 'members' })
  const admins = await aLocation(app.db, { eventCreators: 'admins' })
  const member = await app.signedIn('Member', { activeLocations: [members, admins] })
  await anAdmin(app.db, admins, vera.playerId)
  const at = (place: string, by: TestPlayer) =>
    by.call('events-create', { fields: eventFieldsAt(place), status: 'draft' })
  expect([
    codeOf(await at(members, olga)),
    codeOf(await at(members, member)),
    codeOf(await at(admins, member)),
    codeOf(await at(admins, vera)),
  ]).toEqual(['event-create-restricted', 'accepted', 'event-create-restricted', 'accepted'])
  const eventId = await create()
  expect(codeOf(await update(olga, eventId, { location: members }))).toBe('event-create-restricted')
})

test('a club of the organizer may be invited, a club of others may not', async () => {
  await aClub(app.db, { location, owner: 'olga', name: 'Dinkers' })
  await aClub(app.db, { location, owner: 'vera', name: 'Bangers', members: ['ann'] })
  const invite = (invited: string, by: TestPlayer) =>
    by.call('events-create', {
      fields: eventFieldsAt(location, { invite: true, invited }),
      status: 'published',
    })
  expect([
    codeOf(await invite('Dinkers', olga)),
    codeOf(await invite('Bangers', olga)),
    codeOf(await invite('Bangers', ann)),
  ]).toEqual(['accepted', 'invited-unknown', 'accepted'])
})

test('lowering the maximum sends the last joined to the waitlist, raising it promotes, and both are told', async () => {
  const eventId = await create({ maxPlayers: 4, minPlayers: 2 })
  for (const player of [ann, ben, vera]) await signUp(player, eventId)
  expect(codeOf(await update(olga, eventId, { maxPlayers: 2, minPlayers: 2 }))).toBe('accepted')
  expect(await rosterInWords(app.db, eventId)).toBe('ann ben vera?')
  expect(codeOf(await update(olga, eventId, { maxPlayers: 8, minPlayers: 2 }))).toBe('accepted')
  expect(await rosterInWords(app.db, eventId)).toBe('ann ben vera')
  expect(await alertKindsOf(app.db, 'vera')).toEqual(['moved-to-waitlist', 'promoted'])
  expect(await alertKindsOf(app.db, 'ann')).toEqual([])
})

test('a new day, time or venue is told to those signed up, other changes are not', async () => {
  const eventId = await create()
  for (const player of [olga, ann]) await signUp(player, eventId)
  await update(olga, eventId, { note: 'New balls', title: 'Games' })
  expect(await alertKindsOf(app.db, 'ann')).toEqual([])
  await update(olga, eventId, { startDate: '2026-06-05' })
  await update(olga, eventId, { startDate: '2026-06-05', location: elsewhere })
  expect(await alertKindsOf(app.db, 'ann')).toEqual(['event-changed', 'event-changed'])
  expect(await alertKindsOf(app.db, 'olga')).toEqual([])
  const told = await app.db
    .selectFrom('alerts')
    .select('params')
    .where('playerId', '=', 'ann')
    .where('eventId', '=', eventId)
    .execute()
  expect(told.map(({ params }) => params)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ date: '2026-06-05', wasDate: '2026-06-02', wasTime: '18:00' }),
      expect.objectContaining({ date: '2026-06-05', wasLocation: 'Riverside Courts' }),
    ]),
  )
  expect(
    await app.db
      .selectFrom('player_events')
      .select('startDate')
      .distinct()
      .where('eventId', '=', eventId)
      .execute(),
  ).toEqual([{ startDate: '2026-06-05' }])
  expect((await shown(ann, eventId)).timezone).toBe('America/Los_Angeles')
})

test('an event that began keeps its start and can still be edited', async () => {
  const eventId = await create()
  app.clock.set('2026-06-02T22:30:00Z')
  expect(codeOf(await update(olga, eventId, { note: 'Court 3 is wet' }))).toBe('accepted')
  expect(codeOf(await update(olga, eventId, { startTime: '18:05' }))).toBe('event-start-past')
})

test('who may edit, cancel and delete: organizer and venue admin all, a cohost only edits, others nothing', async () => {
  const attempts = async (by: TestPlayer) => {
    const eventId = await create({ cohosts: ['ann'] })
    return [
      codeOf(await update(by, eventId, { cohosts: ['ann'] })),
      codeOf(await by.call('events-cancel', { eventId, reason: '' })),
      codeOf(await by.call('events-delete', { eventId: await create({ cohosts: ['ann'] }) })),
    ]
  }
  expect(await attempts(olga)).toEqual(['accepted', 'accepted', 'accepted'])
  expect(await attempts(vera)).toEqual(['accepted', 'accepted', 'accepted'])
  expect(await attempts(ann)).toEqual(['accepted', 'not-allowed', 'not-allowed'])
  expect(await attempts(ben)).toEqual(['not-allowed', 'not-allowed', 'not-allowed'])
})

test('a draft is known to its organizers only, and publishing opens it', async () => {
  const eventId = await create({}, 'draft')
  const tries = async (by: TestPlayer) => [
    codeOf(await update(by, eventId)),
    codeOf(await by.call('events-cancel', { eventId, reason: '' })),
    codeOf(await by.call('events-delete', { eventId })),
  ]
  expect(await tries(ben)).toEqual(['event-not-found', 'event-not-found', 'event-not-found'])
  expect(codeOf(await update(olga, eventId, {}, true))).toBe('accepted')
  expect(await signUp(ben, eventId)).toMatchObject({ place: 'playing' })
  expect(await logOf(app.db, eventId)).toEqual(['olga publish'])
})

test('cancelling needs an event to come, happens once, and tells everyone signed up the reason', async () => {
  const eventId = await create({ maxPlayers: 2, minPlayers: 2 })
  for (const player of [olga, ann, ben]) await signUp(player, eventId)
  expect(await olga.must('events-cancel', { eventId, reason: 'Rain' })).toEqual({ success: true })
  expect(await seen(ann, eventId)).toMatchObject({
    status: 'cancelled',
    cancelReason: 'Rain',
    roster: [{ playerId: 'olga' }, { playerId: 'ann' }, { playerId: 'ben' }],
  })
  const alerts = await app.db
    .selectFrom('alerts')
    .select(['playerId', 'kind', 'params'])
    .orderBy('playerId')
    .execute()
  expect(alerts).toMatchObject([
    {
      playerId: 'ann',
      kind: 'event-cancelled',
      params: { reason: 'Rain', title: 'Evening games' },
    },
    { playerId: 'ben', kind: 'event-cancelled' },
  ])
  expect(codeOf(await olga.call('events-cancel', { eventId, reason: 'Snow' }))).toBe(
    'event-cancelled',
  )
  expect(codeOf(await update(olga, eventId))).toBe('event-cancelled')
  const past = await create()
  app.clock.set('2026-06-03T00:00:00Z')
  expect(codeOf(await olga.call('events-cancel', { eventId: past, reason: '' }))).toBe(
    'event-in-past',
  )
})

test('deleting tells those signed up, and then the event is as unknown as one that never was', async () => {
  const eventId = await create()
  await signUp(ann, eventId)
  expect(await olga.must('events-delete', { eventId })).toEqual({ success: true })
  expect(await alertKindsOf(app.db, 'ann')).toEqual(['event-deleted'])
  for (const id of [eventId, nobody]) {
    expect(codeOf(await update(olga, id))).toBe('event-not-found')
    expect(codeOf(await olga.call('events-cancel', { eventId: id, reason: '' }))).toBe(
      'event-not-found',
    )
    expect(codeOf(await olga.call('events-delete', { eventId: id }))).toBe('event-not-found')
  }
})

test('a link tells visitors the venue of a public event only', async () => {
  const [open, hidden, draft] = [
    await create(),
    await create({ invite: true, invited: 'Friends' }),
    await create({}, 'draft'),
  ]
  const answers: CallOutput<'validations-getEventLocation'>[] = []
  for (const eventId of [open, hidden, draft, nobody])
    answers.push(await app.visitor.must('validations-getEventLocation', { eventId }))
  const none = { success: false, location: null }
  expect(answers).toEqual([{ success: true, location }, none, none, none])
})

test('the create form learns my last event, who could join, whom my groups invite, and what overlaps', async () => {
  const place = await aLocation(app.db, { name: 'Hints' })
  const eve = await app.signedIn('Eve', { activeLocations: [place] })
  await app.signedIn('Flo', { skill: 3, activeLocations: [place] })
  await app.signedIn('Gil', { skill: 5, activeLocations: [place] })
  for (const name of ['Hugo', 'Ivo', 'Jill']) await app.signedIn(name)
  await aClub(app.db, {
    location: place,
    owner: 'eve',
    name: 'Owls',
    members: ['hugo', 'ivo', 'jill'],
  })
  await aFriend(app.db, 'eve', 'flo')
  await app.db.insertInto('player_blocks').values({ playerId: 'jill', blockedId: 'eve' }).execute()
  const input = {
    location: place,
    startDate: '2026-06-02',
    startTime: '18:00',
    duration: 120,
    skillMin: 2.5,
    skillMax: 4,
  }
  expect(await eve.must('events-createHints', input)).toEqual({
    last: null,
    canJoin: 1,
    mayCreate: true,
    isRanked: true,
    clubs: ['Owls'],
    groups: [
      { invited: 'Friends', people: 1 },
      { invited: 'Favorites', people: 0 },
      { invited: 'Owls', people: 2 },
    ],
    mine: [],
    atLocation: [],
  })

  const last = eventFieldsAt(place, { title: 'Mine', startTime: '19:55', note: 'As always' })
  const { eventId: mine } = await eve.must('events-create', { fields: last, status: 'draft' })
  const joined = await anEvent(
    app.db,
    { location: elsewhere, organizer: 'olga' },
    { startTime: '15:30', title: 'Far away' },
  )
  await signUp(eve, joined)
  const here = await anEvent(
    app.db,
    { location: place, organizer: 'olga' },
    { startTime: '16:05', title: 'Here', courts: 3 },
  )
  for (const changes of [
    { startTime: '16:00' },
    { startTime: '20:00' },
    { status: 'cancelled' as const },
    { deleted: true },
    { invite: true, invited: 'Friends' },
    { startDate: '2026-06-03' },
  ]) {
    await anEvent(app.db, { location: place, organizer: 'olga' }, changes)
  }
  const hints = await eve.must('events-createHints', input)
  expect(hints.last).toEqual(last)
  expect(hints.mine).toEqual([
    { eventId: joined, title: 'Far away', startTime: '15:30' },
    { eventId: mine, title: 'Mine', startTime: '19:55' },
  ])
  expect(hints.atLocation).toEqual([
    { eventId: here, title: 'Here', startTime: '16:05', courts: 3 },
    { eventId: mine, title: 'Mine', startTime: '19:55', courts: 2 },
  ])
  expect(codeOf(await eve.call('events-createHints', { ...input, location: 'nowhere' }))).toBe(
    'location-not-found',
  )
  expect(codeOf(await eve.call('events-createHints', { ...input, startTime: 'late' }))).toBe(
    'bad-input',
  )
})

test('every change of a private event answers a stranger as an unknown id does', async () => {
  const eventId = await create({ invite: true, invited: 'Friends' })
  const changes = (id: string) => [
    ben.call('events-signUp', { eventId: id, guests: 0 }),
    ben.call('events-setGuests', { eventId: id, guests: 0 }),
    ben.call('events-withdraw', { eventId: id }),
    update(ben, id),
    ben.call('events-cancel', { eventId: id, reason: '' }),
    ben.call('events-delete', { eventId: id }),
    ben.call('events-addPlayer', { eventId: id, playerId: 'ben' }),
    ben.call('events-removePlayer', { eventId: id, playerId: 'olga' }),
    ben.call('events-movePlayer', { eventId: id, playerId: 'olga', to: 'waiting' }),
    ben.call('events-swapPlayers', { eventId: id, playerId: 'olga', withPlayerId: 'ben' }),
    ben.call('events-checkIn', { eventId: id, playerId: 'olga', attendance: 'here' }),
    ben.call('events-findPlayers', { eventId: id, text: 'a' }),
  ]
  expect(await Promise.all(changes(eventId))).toEqual(await Promise.all(changes(nobody)))
  await aFriend(app.db, 'olga', 'ben')
  expect(await signUp(ben, eventId)).toMatchObject({ place: 'playing' })
  expect(codeOf(await update(ben, eventId))).toBe('not-allowed')
})
