// How people without an account are named in every place outside the app, tested for one evening.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ContactNaming } from '#domain/contact/outside-name.ts'
import { aContact, type Contact } from '#test/scenes/contact-scene.ts'
import { eventFieldsAt, openDoors } from '#test/scenes/event-scene.ts'
import { matchListOf, roundInWords } from '#test/scenes/match-list-scene.ts'
import { aQueue } from '#test/scenes/queue-scene.ts'
import { aScreen } from '#test/scenes/screen-scene.ts'
import { aLocation } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { linkPreviews } from '../features/preview/handlers.ts'

const people = 60

let app: TestApp
let olga: TestPlayer
let stranger: TestPlayer
let location: string
let eventId: string
let watchKey: string
let queueKey: string
let secret: string
let contacts: Contact[]

beforeAll(async () => {
  app = await startTestApp()
  ;[olga, stranger] = [await app.signedIn('Olga'), await app.signedIn('Stranger')]
  location = await aLocation(app.db)
  contacts = []
  for (let n = 1; n <= people; n += 1)
    contacts.push(await aContact(app, olga, { name: `Ana${n} Ruiz` }))
  const { eventId: made } = await olga.must('events-create', {
    fields: eventFieldsAt(location, { courts: 12, maxPlayers: people + 1, play: 'doubles' }),
    status: 'published',
  })
  eventId = made
  for (const { playerId } of contacts) await olga.must('events-addPlayer', { eventId, playerId })
  await openDoors(app, eventId)
  await olga.must('events-addWalkIn', { eventId, name: 'Wanda West' })
  for (const { playerId } of contacts.slice(0, 8))
    await olga.must('events-checkIn', { eventId, playerId, attendance: 'here' })
  await olga.must('matchLists-start', { eventId })
  ;({ watchKey } = (await olga.must('matchLists-setWatch', { eventId, isOn: true })) as {
    watchKey: string
  })
  const { revision, players: listed } = await matchListOf(app, olga, eventId)
  const late = listed.flatMap(({ number, presence }) =>
    number > 7 && presence === 'here' ? number : [],
  )
  const rounds = ['0+1 v 2+3 / 4 5 6 7', '4+5 v 6+7 / 0 1 2 3']
  await olga.must('matchLists-plan', {
    eventId,
    revision,
    rounds: rounds.map((round) => roundInWords([round, ...late].join(' '))),
  })
  const players = contacts.slice(0, 5).map(({ playerId }) => playerId)
  ;({ queueKey } = await aQueue(app.db, eventId, { players, now: app.clock.now() }))
  ;({ secret } = await aScreen(app.db, location, app.clock.now()))
})
afterAll(() => app.close())

const landing = () =>
  linkPreviews(app.deps).find(`/vieweditevent/${eventId}`, 'en', { isLanding: true })

async function askEverywhere(): Promise<Record<string, string>> {
  const [theirs, anyones] = [await app.socket(stranger.token), await app.socket(null)]
  const told = {
    'group text and prints': await olga.must('events-unnamed', { eventId }),
    'watch link': await anyones.subscribe('matchLists-watch', { watchKey }).next(),
    'queue link': await anyones.subscribe('queues-watch', { queueKey }).next(),
    TV: await anyones.subscribe('screens-show', { secret }).next(),
    event: (await theirs.subscribe('events-byId', { eventId }).next()).roster,
    'results of the event': await theirs.subscribe('matchLists-byEvent', { eventId }).next(),
    queue: await theirs.subscribe('queues-byEvent', { eventId }).next(),
    landing: await landing(),
  }
  await Promise.all([theirs, anyones].map((socket) => socket.close()))
  return Object.fromEntries(
    Object.entries(told).map(([place, answer]) => [place, JSON.stringify(answer)]),
  )
}

test('an evening of 60 contacts names each by first name and initial, and nobody is a hidden player', async () => {
  const told = await askEverywhere()
  for (const [place, text] of Object.entries(told)) {
    expect(text, place).toMatch(/Ana1 R\./)
    expect(text, place).not.toMatch(/Hidden player|Ruiz/)
    if (place !== 'group text and prints')
      for (const { playerId } of contacts) expect(text, place).not.toContain(playerId)
  }
  expect(told['event']).toMatch('Wanda W.')
  const { unnamed, named } = await olga.must('events-unnamed', { eventId })
  expect([unnamed.length, named.length]).toEqual([people + 1, people + 1])
})

test('an organizer chooses for an event, and windows that are open follow', async () => {
  const watch = (await app.socket(null)).subscribe('matchLists-watch', { watchKey })
  const showing = (name: string) =>
    watch.until(({ matchList }) => matchList.players[0]?.playerName === name)
  await showing('Ana1 R.')
  const choose = async (contactNames: ContactNaming | null) =>
    olga.must('events-update', {
      eventId,
      fields: {
        ...eventFieldsAt(location, { courts: 12, maxPlayers: people + 1 }),
        contactNames,
      },
      publish: false,
    })
  await choose('full')
  await showing('Ana1 Ruiz')
  await choose('hidden')
  await showing('Hidden player 1')
  await choose(null)
  await showing('Ana1 R.')
})

test('a club chooses for its contacts', async () => {
  const { clubId } = await olga.must('clubs-create', { locationId: location, clubName: 'Egrets' })
  const key = { locationId: location, clubId }
  const keeper = { kind: 'club' as const, ...key }
  const cleo = await aContact(app, olga, { name: 'Cleo Berg', keeper })
  const fields = eventFieldsAt(location)
  const { eventId: other } = await olga.must('events-create', { fields, status: 'published' })
  await olga.must('events-addPlayer', { eventId: other, playerId: cleo.playerId })
  const window = (await app.socket(stranger.token)).subscribe('events-byId', { eventId: other })
  const showing = (name: string) => window.until(({ roster }) => roster[0]?.playerName === name)
  await showing('Cleo B.')
  const profile = {
    title: '',
    about: '',
    rules: '',
    visibility: 'listed',
    joining: 'link',
  } as const
  const choose = (contactNames?: ContactNaming) =>
    olga.must('clubs-updateHome', {
      ...key,
      ...profile,
      venues: [],
      ...(contactNames && { contactNames }),
    })
  await choose('full')
  await showing('Cleo Berg')
  await choose()
  expect(
    (await (await app.socket(olga.token)).subscribe('clubs-home', key).next()).contactNames,
  ).toBe('full')
  await choose('hidden')
  await showing('Hidden player 1')
})

test('a contact hides on their own page, and shows again; the page says how they are named', async () => {
  const [ana] = contacts
  const key = ana?.key ?? ''
  const page = async () => {
    const { hidesName, events } = await app.visitor.must('links-open', { key })
    return [hidesName, events[0]?.nameOutside]
  }
  const watch = (await app.socket(null)).subscribe('matchLists-watch', { watchKey })
  const showing = (name: string) =>
    watch.until(({ matchList }) => matchList.players[0]?.playerName === name)
  await showing('Ana1 R.')
  expect(await page()).toEqual([false, 'Ana1 R.'])
  await app.visitor.must('links-setHidesName', { key, hidesName: true })
  await showing('Hidden player 1')
  expect(await page()).toEqual([true, null])
  expect((await olga.must('events-unnamed', { eventId })).named).toHaveLength(people)
  await app.visitor.must('links-setHidesName', { key, hidesName: false })
  await showing('Ana1 R.')
})

test('their own page tells their court, the rounds and the table, with names as anyone reads them', async () => {
  const [ana, , , , eve] = contacts
  const evening = (contact: Contact | undefined) =>
    app.visitor.call('links-evening', { key: contact?.key ?? '', eventId })
  await app.db.deleteFrom('queue_members').where('eventId', '=', eventId).execute()
  expect(await evening(ana)).toMatchObject({
    ok: true,
    value: {
      place: {
        kind: 'match',
        isOn: true,
        court: 1,
        partners: ['Ana2 R.'],
        opponents: ['Ana3 R.', 'Ana4 R.'],
      },
      rounds: [
        { round: 1, matches: [{ a: ['Ana1 Ruiz', 'Ana2 R.'], isMine: true }] },
        { round: 2, matches: [{ isMine: false }] },
      ],
      table: expect.arrayContaining([
        expect.objectContaining({ names: ['Ana1 Ruiz'], isMine: true }),
      ]),
    },
  })
  expect(await evening(eve)).toMatchObject({ value: { place: { kind: 'bye', round: 1 } } })
  const other = await aContact(app, olga)
  expect(await evening(other)).toMatchObject({ ok: false, refusal: { code: 'event-not-found' } })
})
