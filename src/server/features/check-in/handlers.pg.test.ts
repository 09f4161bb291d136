// Self check-in through the API: codes and positions, people without an account, walk-ins, and
// attempts from home or as a prank.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { codeStepMs } from '#domain/check-in/check-in-code.ts'
import { deskNamesMax } from '#domain/check-in/check-in.ts'
import { aContact, type Contact } from '#test/scenes/contact-scene.ts'
import { openDoors, rosterInWords, signUp } from '#test/scenes/event-scene.ts'
import { proveAddress } from '#test/scenes/notification-scene.ts'
import { aLocation, anAdmin, anEvent } from '#test/support/builders.ts'
import {
  startTestApp,
  testStart,
  type TestApp,
  type TestPlayer,
  type TestUser,
} from '#test/support/test-app.ts'
import { until } from '#test/support/until.ts'
import { forgetOldRows } from '../../jobs/forget-old-rows.ts'
import { topics } from '../../live/topics.ts'
import { mergeLocations } from '../operator/merge-queries.ts'

let app: TestApp
let location: string
let olga: TestPlayer, ann: TestPlayer, ben: TestPlayer, ada: TestPlayer

beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db)
  olga = await app.signedIn('Olga')
  ann = await app.signedIn('Ann')
  ben = await app.signedIn('Ben')
  ada = await app.signedIn('Ada')
  await anAdmin(app.db, location, ada.playerId)
})
beforeEach(() => app.clock.set(testStart))
afterAll(() => app.close())

const nothing = { kind: 'none' as const }
const atTheCourts = { kind: 'position' as const, lat: 40.8015, lon: -73.97, accuracyM: 40 }
const atHome = { kind: 'position' as const, lat: 40.81, lon: -73.97, accuracyM: 10 }
const byCode = (code: string) => ({ kind: 'code' as const, code })

async function anEvening(
  players: readonly TestPlayer[] = [ann],
  changes: Parameters<typeof anEvent>[2] = {},
) {
  const eventId = await anEvent(app.db, { location, organizer: olga.playerId }, changes)
  for (const player of players) await signUp(player, eventId)
  await openDoors(app, eventId)
  return eventId
}
const codeOf = async (place: string, who = olga) =>
  (await who.must('checkIns-code', { place })).code
const attendanceOf = async (eventId: string, playerId: string) =>
  (
    await app.db
      .selectFrom('player_events')
      .select('attendance')
      .where('eventId', '=', eventId)
      .where('playerId', '=', playerId)
      .executeTakeFirst()
  )?.attendance ?? null
const numberOf = async (eventId: string, playerId: string) =>
  (
    await app.db
      .selectFrom('match_list_players')
      .select('number')
      .where('eventId', '=', eventId)
      .where('playerId', '=', playerId)
      .executeTakeFirstOrThrow()
  ).number
const openQueue = (eventId: string) =>
  olga.must('queues-open', {
    eventId,
    rule: { kind: 'four-off', stay: 2, court: 1 },
    levels: [],
    courts: [{ court: 1, lane: null }],
  })
async function readDesk(eventId: string) {
  const window = await app.socket(olga.token)
  const desk = await window.subscribe('checkIns-byEvent', { eventId }).next()
  await window.close()
  return desk
}
type Answer = { ok: true; value: { state: string } } | { ok: false; refusal: { code: string } }
const read = (answer: Answer) => (answer.ok ? answer.value.state : answer.refusal.code)
const arrive = async (
  who: TestUser,
  eventId: string,
  proof: Parameters<typeof arriving>[1] = nothing,
) => read(await who.call('checkIns-arrive', { eventId, proof }))
const arriving = (
  eventId: string,
  proof: typeof nothing | typeof atTheCourts | ReturnType<typeof byCode>,
) => ({ eventId, proof })
const say = async (eventId: string, name: string, code: string | null = null) =>
  read(await app.visitor.call('checkIns-arriveByName', { eventId, name, code }))

test('a fresh code of the event or of its venue checks a player in, and said twice it is done once', async () => {
  const eventId = await anEvening([ann, ben])
  expect(await arrive(ann, eventId, byCode(await codeOf(eventId)))).toBe('here')
  expect(await arrive(ann, eventId, byCode(await codeOf(eventId)))).toBe('here')
  expect(await arrive(ben, eventId, byCode(await codeOf(location, ada)))).toBe('here')
  expect(await attendanceOf(eventId, 'ann')).toBe('here')
  expect((await readDesk(eventId)).checkIns).toMatchObject([
    { playerId: 'ann', state: 'here', proof: 'code', way: 'player' },
    { playerId: 'ben', state: 'here', proof: 'code', way: 'player' },
  ])
})

test('a code that was sent home is worth nothing two minutes later', async () => {
  const eventId = await anEvening()
  const code = await codeOf(eventId)
  const shown = app.clock.now()
  app.clock.set(new Date(shown + 2 * codeStepMs).toISOString())
  expect(await arrive(ann, eventId, byCode(code))).toBe('check-in-code')
  expect(await attendanceOf(eventId, 'ann')).toBeNull()
  app.clock.set(new Date(shown + codeStepMs).toISOString())
  expect(await arrive(ann, eventId, byCode(code))).toBe('here')
})

test('a code of another venue, of another event, or made up checks nobody in', async () => {
  const eventId = await anEvening()
  const elsewhere = await aLocation(app.db)
  await anAdmin(app.db, elsewhere, ada.playerId)
  const other = await anEvent(app.db, { location, organizer: olga.playerId })
  for (const code of [await codeOf(elsewhere, ada), await codeOf(other), 'A'.repeat(16)])
    expect(await arrive(ann, eventId, byCode(code))).toBe('check-in-code')
  expect(await attendanceOf(eventId, 'ann')).toBeNull()
})

test('every server knows the codes of the others', async () => {
  const eventId = await anEvening()
  const code = await codeOf(eventId)
  const second = await startTestApp({ beside: app })
  second.clock.set(new Date(app.clock.now()).toISOString())
  const answer = await fetch(`${second.url}/call/checkIns-arrive`, {
    method: 'POST',
    headers: { ...ann.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ data: arriving(eventId, byCode(code)) }),
  })
  expect(await answer.json()).toEqual({ result: { state: 'here' } })
  await second.close()
})

test('beside a poster those near are here, and those at home wait for a tap', async () => {
  const eventId = await anEvening([ann, ben])
  expect(await arrive(ann, eventId, atTheCourts)).toBe('here')
  expect(await arrive(ben, eventId, atHome)).toBe('waiting')
  expect(await attendanceOf(eventId, 'ben')).toBeNull()
  await olga.must('events-checkIn', { eventId, playerId: 'ben', attendance: 'here' })
  expect((await readDesk(eventId)).checkIns).toMatchObject([
    { playerId: 'ann', proof: 'near', state: 'here' },
    { playerId: 'ben', proof: 'none', state: 'here' },
  ])
  const stored = await app.db.selectFrom('check_ins').selectAll().execute()
  expect(JSON.stringify(stored)).not.toContain('40.8')
})

test('a position that the device hardly knows proves nothing', async () => {
  const eventId = await anEvening()
  expect(await arrive(ann, eventId, { ...atTheCourts, accuracyM: 900 })).toBe('waiting')
})

test('what an organizer took back is theirs to say again, and a no-show waits for their tap', async () => {
  const eventId = await anEvening([ann, ben])
  const code = byCode(await codeOf(eventId))
  expect(await arrive(ann, eventId, code)).toBe('here')
  await olga.must('events-checkIn', { eventId, playerId: 'ann', attendance: null })
  for (const proof of [code, atTheCourts, nothing])
    expect(await arrive(ann, eventId, proof)).toBe('check-in-undone')
  expect(await attendanceOf(eventId, 'ann')).toBeNull()
  await olga.must('events-checkIn', { eventId, playerId: 'ann', attendance: 'here' })
  expect(await arrive(ann, eventId, code)).toBe('here')
  await olga.must('events-checkIn', { eventId, playerId: 'ben', attendance: 'no-show' })
  expect(await arrive(ben, eventId, code)).toBe('waiting')
})

test('what the match list takes back is not said again by the player, and the list still can', async () => {
  const eventId = await anEvening([ann, ben])
  const code = byCode(await codeOf(eventId))
  await olga.must('matchLists-start', { eventId })
  expect(await arrive(ann, eventId, code)).toBe('here')
  const number = await numberOf(eventId, 'ann')
  const set = (presence: 'expected' | 'here') =>
    olga.must('matchLists-setPresence', { eventId, numbers: [number], presence })
  await set('expected')
  expect(await attendanceOf(eventId, 'ann')).toBeNull()
  expect(await arrive(ann, eventId, code)).toBe('check-in-undone')
  expect((await readDesk(eventId)).checkIns).toMatchObject([{ playerId: 'ann', state: 'undone' }])
  await set('here')
  expect(await attendanceOf(eventId, 'ann')).toBe('here')
  expect((await readDesk(eventId)).checkIns).toMatchObject([{ playerId: 'ann', state: 'here' }])
  const other = await numberOf(eventId, 'ben')
  for (const presence of ['here', 'expected'] as const)
    await olga.must('matchLists-setPresence', { eventId, numbers: [other], presence })
  expect(await arrive(ben, eventId, code)).toBe('here')
})

test('it opens an hour before the start, ends with the event, and organizers turn it off', async () => {
  const eventId = await anEvent(app.db, { location, organizer: olga.playerId })
  await signUp(ann, eventId)
  expect(await arrive(ann, eventId, atTheCourts)).toBe('event-too-early')
  await openDoors(app, eventId)
  await olga.must('checkIns-set', { eventId, isOn: false })
  expect(await arrive(ann, eventId, atTheCourts)).toBe('check-in-off')
  expect(
    (await ann.must('checkIns-open', { place: location, code: null })).events,
  ).not.toContainEqual(expect.objectContaining({ eventId }))
  await olga.must('checkIns-set', { eventId, isOn: true })
  app.clock.set('2026-06-04T00:00:00Z')
  expect(await arrive(ann, eventId, atTheCourts)).toBe('event-in-past')
})

test('somebody outside the roster, on the waitlist or without a player is not checked in', async () => {
  const eventId = await anEvening([ann, ada, ben], { maxPlayers: 2 })
  const code = byCode(await codeOf(eventId))
  expect(await arrive(ben, eventId, code)).toBe('not-signed-up')
  const cleo = await app.signedIn('Cleo')
  expect(await arrive(cleo, eventId, code)).toBe('not-signed-up')
  const fresh = await app.signedInUser('Fresh')
  expect(await arrive(fresh, eventId, code)).toBe('not-a-player')
})

test('an open queue takes who walks in beside a code, by the rules of signing up', async () => {
  const eventId = await anEvening([ann], { maxPlayers: 3, skillMin: 3, skillRule: 'block' })
  await openQueue(eventId)
  app.clock.set('2026-06-02T22:30:00Z')
  const code = byCode(await codeOf(eventId))
  const dora = await app.signedIn('Dora', { skill: 3.5 })
  const late = await app.signedIn('Late', { skill: 3.5 })
  const weak = await app.signedIn('Weak', { skill: 2 })
  expect(await arrive(dora, eventId, atHome)).toBe('not-signed-up')
  expect(await arrive(weak, eventId, code)).toBe('skill-too-low')
  expect(await arrive(dora, eventId, code)).toBe('here')
  expect(await say(eventId, 'Gil Ortega', code.code)).toBe('here')
  expect(await arrive(late, eventId, code)).toBe('waitlist')
  const window = await app.socket(olga.token)
  const { queue } = await window.subscribe('queues-byEvent', { eventId }).next()
  await window.close()
  expect(queue?.members.map(({ playerName }) => playerName)).toEqual(['Dora', 'Gil Ortega'])
  expect(await rosterInWords(app.db, eventId)).toMatch(/^ann dora \S+ late\?$/)
})

test('a walk-in after the start takes the free place, and nobody absent gets it unasked', async () => {
  const [away, dora] = [await app.signedIn('Away'), await app.signedIn('Walker')]
  const eventId = await anEvening([ann, ben, away], { maxPlayers: 2 })
  await openQueue(eventId)
  app.clock.set('2026-06-02T22:30:00Z')
  const code = byCode(await codeOf(eventId))
  await olga.must('events-removePlayer', { eventId, playerId: ben.playerId })
  expect(await arrive(dora, eventId, code)).toBe('here')
  expect(await rosterInWords(app.db, eventId)).toBe('ann away? walker')
})

test('nobody walks in beside their own place as a contact', async () => {
  const dora = await app.signedIn('Twin')
  await proveAddress(app, dora)
  const noted = await aContact(app, olga, { email: dora.email })
  const eventId = await anEvening([ann])
  await olga.must('events-addPlayer', { eventId, playerId: noted.playerId })
  await openQueue(eventId)
  app.clock.set('2026-06-02T22:30:00Z')
  const code = byCode(await codeOf(eventId))
  expect(await arrive(dora, eventId, code)).toBe('in-as-contact')
  expect(await rosterInWords(app.db, eventId)).toBe(`ann ${noted.playerId}`)
  await dora.must('contacts-declineClaim', { contactId: noted.contactId })
  expect(await arrive(dora, eventId, code)).toBe('here')
})

test('a contact is here by its own link, near or beside a code', async () => {
  const [maria, jo] = [await aContact(app, olga), await aContact(app, olga)]
  const eventId = await anEvening([])
  for (const { playerId } of [maria, jo]) await olga.must('events-addPlayer', { eventId, playerId })
  const byLink = async (
    { key }: Pick<Contact, 'key'>,
    proof: typeof nothing | typeof atTheCourts,
  ) => read(await app.visitor.call('links-arrive', { key, eventId, proof }))
  expect(await byLink(maria, atTheCourts)).toBe('here')
  expect(await byLink(jo, nothing)).toBe('waiting')
  expect(await byLink({ key: 'x'.repeat(22) }, atTheCourts)).toBe('link-not-found')
  expect((await readDesk(eventId)).checkIns).toMatchObject([
    { playerId: maria.playerId, state: 'here', way: 'link' },
    { playerId: jo.playerId, state: 'waiting', way: 'link' },
  ])
})

test('names are told beside a fresh code only, and by name somebody is here beside it', async () => {
  const ruiz = await aContact(app, olga, { name: 'Maria Ruiz' })
  const eventId = await anEvening([ann])
  await olga.must('events-addPlayer', { eventId, playerId: ruiz.playerId })
  const code = await codeOf(eventId)
  const namesOf = async (sent: string | null) => {
    const { events } = await app.visitor.must('checkIns-open', { place: eventId, code: sent })
    return events[0]?.names
  }
  expect(await namesOf(null)).toEqual([])
  expect(await namesOf('A'.repeat(16))).toEqual([])
  expect(await namesOf(code)).toEqual(['Maria R.'])
  expect(await say(eventId, 'maria r', code)).toBe('here')
  expect(await attendanceOf(eventId, ruiz.playerId)).toBe('here')
  expect((await readDesk(eventId)).checkIns).toMatchObject([{ way: 'name', state: 'here' }])
})

test('beside a poster every name is answered alike, and two of one name are for the desk', async () => {
  const eventId = await anEvening([])
  for (const name of ['Eva Lind', 'Eva Lang', 'Tom Berg'])
    await olga.must('events-addPlayer', {
      eventId,
      playerId: (await aContact(app, olga, { name })).playerId,
    })
  expect(await say(eventId, 'Tom Berg')).toBe('waiting')
  expect(await say(eventId, 'Nobody Here')).toBe('waiting')
  expect(await say(eventId, 'Nobody H.')).toBe('waiting')
  expect(await say(eventId, 'Eva L.', await codeOf(eventId))).toBe('waiting')
  const { checkIns } = await readDesk(eventId)
  expect(checkIns.map(({ name, playerId }) => name ?? playerId?.slice(0, 2))).toHaveLength(3)
  expect(checkIns.filter(({ name }) => name !== null).map(({ name }) => name)).toEqual([
    'Nobody Here',
    'Eva L.',
  ])
  const checkInId = checkIns.find(({ name }) => name === 'Nobody Here')?.checkInId ?? ''
  for (let twice = 0; twice < 2; twice += 1)
    await olga.must('checkIns-dismiss', { eventId, checkInId })
  expect((await readDesk(eventId)).checkIns).toHaveLength(2)
})

test('a desk takes so many names of strangers, and forgets them the day after', async () => {
  const eventId = await anEvening([])
  for (let n = 0; n < deskNamesMax; n += 1) expect(await say(eventId, `Joke${n} X`)).toBe('waiting')
  expect(await say(eventId, 'One More')).toBe('check-in-off')
  expect(await say(eventId, 'At The Courts', await codeOf(eventId))).toBe('waiting')
  const count = async () => (await readDesk(eventId)).checkIns.length
  await forgetOldRows(app.deps)
  expect(await count()).toBe(deskNamesMax + 1)
  app.clock.set(new Date(app.clock.now() + 25 * 3_600_000).toISOString())
  await forgetOldRows(app.deps)
  expect(await count()).toBe(0)
})

test('for somebody apart from the organizer there is no event to be at, with any code', async () => {
  const eventId = await anEvening([])
  const zoe = await app.signedIn('Zoe')
  await app.db
    .insertInto('player_blocks')
    .values({ playerId: olga.playerId, blockedId: zoe.playerId })
    .execute()
  const code = await codeOf(eventId)
  expect(await arrive(zoe, eventId, byCode(code))).toBe('event-not-found')
  const { events } = await zoe.must('checkIns-open', { place: location, code: null })
  expect(events.map((one) => one.eventId)).not.toContain(eventId)
})

test('what somebody has to sign is missing at self check-in, too', async () => {
  const maria = await aContact(app, olga, { name: 'Maria Sign' })
  const eventId = await anEvening([ann])
  await olga.must('events-addPlayer', { eventId, playerId: maria.playerId })
  await olga.must('agreements-save', {
    owner: { kind: 'event', eventId },
    agreementId: null,
    title: 'Waiver',
    textEn: 'I play at my own risk.',
    textEs: '',
    repeats: 'once',
    seasonFrom: null,
    seasonUntil: null,
    forGuests: false,
    forMinors: false,
  })
  const code = await codeOf(eventId)
  expect(await arrive(ann, eventId, byCode(code))).toBe('agreement-needed')
  expect(await say(eventId, 'Maria S.', code)).toBe('waiting')
})

test('a private event is known to its players, and to those beside its own code', async () => {
  const eventId = await anEvening([], { invite: true, invited: 'Friends' })
  const code = await codeOf(eventId)
  const open = async (place: string, sent: string | null) => {
    const answer = await app.visitor.call('checkIns-open', { place, code: sent })
    return answer.ok ? answer.value.events.map((one) => one.eventId) : answer.refusal.code
  }
  expect(await open(eventId, null)).toBe('event-not-found')
  expect(await open(randomUUID(), null)).toBe('event-not-found')
  expect(await open(location, null)).not.toContain(eventId)
  expect(await open(eventId, code)).toEqual([eventId])
  expect(await say(eventId, 'Ann')).toBe('event-not-found')
  expect(await arrive(ben, eventId, byCode(code))).toBe('event-not-found')
})

test('the poster of a venue that became another one leads to the check-in of that one', async () => {
  const [from, into] = [
    await aLocation(app.db, { name: 'Old pier' }),
    await aLocation(app.db, { name: 'New pier' }),
  ]
  await anAdmin(app.db, into, ada.playerId)
  const eventId = await anEvent(app.db, { location: from, organizer: olga.playerId })
  await signUp(ann, eventId)
  await openDoors(app, eventId)
  await app.db.transaction().execute((tx) => mergeLocations(tx, from, into))
  app.deps.bus.publish([topics.mergedLocations()])
  await until(
    'the old address leads on',
    async () => (await ann.call('checkIns-open', { place: from, code: null })).ok,
  )
  for (const who of [app.visitor, ann])
    expect(await who.must('checkIns-open', { place: from, code: null })).toMatchObject({
      locationName: 'New pier',
      events: [{ eventId }],
    })
  const code = await codeOf(from, ada)
  expect(await ada.must('checkIns-open', { place: from, code })).toMatchObject({ isFresh: true })
  expect(await arrive(ann, eventId, byCode(code))).toBe('here')
})
