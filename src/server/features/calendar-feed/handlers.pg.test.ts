// Calendar files over HTTP, read back by ical.js: the events each viewer gets, what a feed holds,
// and that SEQUENCE grows with each visible change.
import { randomBytes, randomUUID } from 'node:crypto'
import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventFieldsAt, signUp } from '#test/scenes/event-scene.ts'
import { aReachable, minutes, pass } from '#test/scenes/notification-scene.ts'
import { aFriend, aLocation, anEvent } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

let app: TestApp
let location: string
let olga: TestPlayer

beforeAll(async () => {
  app = await startTestApp({ isRateLimited: true })
  location = await aLocation(app.db)
  olga = await app.signedIn('Olga')
})
afterAll(() => app.close())

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(app.url + path, { headers })
const fileOf = (eventId: string, who?: TestPlayer) =>
  get(`/calendar-file/${eventId}.ics`, who === undefined ? {} : { cookie: who.cookie })

type Shown = { uid: string; status: string; sequence: number; title: string }
const eventsIn = (file: string): Shown[] =>
  new ICAL.Component(ICAL.parse(file) as never).getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    return {
      uid: event.uid.split('@')[0] ?? '',
      status: String(component.getFirstPropertyValue('status')),
      sequence: event.sequence,
      title: event.summary,
    }
  })

async function aFeed(
  player: TestPlayer,
): Promise<{ address: string; read: () => Promise<Map<string, Shown>> }> {
  const secret = randomBytes(32).toString('base64url')
  await player.must('calendarFeeds-set', { secret })
  const address = `/feed/${secret}.ics`
  return {
    address,
    read: async () =>
      new Map(eventsIn(await (await get(address)).text()).map((event) => [event.uid, event])),
  }
}

describe('the file of an event', () => {
  test('is for whoever may see the event; a private one does not exist for others', async () => {
    const ana = await app.signedIn('Ana')
    const [open, hidden, draft, deleted] = await Promise.all([
      anEvent(app.db, { location, organizer: 'olga' }, { title: 'Open' }),
      anEvent(
        app.db,
        { location, organizer: 'olga' },
        { title: 'Hidden', invite: true, invited: 'Friends' },
      ),
      anEvent(app.db, { location, organizer: 'olga' }, { status: 'draft' }),
      anEvent(app.db, { location, organizer: 'olga' }, { deleted: true }),
    ])
    const answer = await fileOf(open)
    expect([
      answer.status,
      answer.headers.get('content-type'),
      answer.headers.get('content-disposition'),
    ]).toEqual([200, 'text/calendar; charset=utf-8', `attachment; filename="sideout-${open}.ics"`])
    expect(eventsIn(await answer.text())).toEqual([
      { uid: open, status: 'CONFIRMED', sequence: 0, title: 'Open' },
    ])
    const unknown = await fileOf(randomUUID(), ana)
    const expected = [
      404,
      await unknown.text(),
      unknown.headers.get('content-type'),
      unknown.headers.get('content-disposition'),
    ]
    for (const eventId of [hidden, draft, deleted, 'no-id', '..%2f']) {
      for (const who of [undefined, ana]) {
        const refused = await fileOf(eventId, who)
        expect([
          refused.status,
          await refused.text(),
          refused.headers.get('content-type'),
          refused.headers.get('content-disposition'),
        ]).toEqual(expected)
      }
    }
    await aFriend(app.db, 'olga', 'ana')
    expect((await fileOf(hidden, ana)).status).toBe(200)
    expect((await fileOf(hidden)).status).toBe(404)
  })

  test('names the organizer to players only', async () => {
    const eventId = await anEvent(app.db, { location, organizer: 'olga' })
    const zoe = await app.signedIn('Zoe')
    expect(await (await fileOf(eventId)).text()).not.toContain('Olga')
    expect(await (await fileOf(eventId, zoe)).text()).toContain('Olga')
  })

  test('counts a change of what a calendar shows, and nothing else', async () => {
    const fields = eventFieldsAt(location)
    const { eventId } = await olga.must('events-create', { fields, status: 'published' })
    const sequence = async () => eventsIn(await (await fileOf(eventId)).text())[0]?.sequence
    expect(await sequence()).toBe(0)
    await olga.must('events-update', {
      eventId,
      fields: { ...fields, maxPlayers: 12, courts: 3 },
      publish: false,
    })
    await signUp(await app.signedIn('Uma'), eventId)
    expect(await sequence()).toBe(0)
    await olga.must('events-update', {
      eventId,
      fields: { ...fields, startTime: '19:00' },
      publish: false,
    })
    expect(await sequence()).toBe(1)
    await olga.must('events-cancel', { eventId, reason: 'rain' })
    expect(await sequence()).toBe(2)
  })
})

describe('a feed', () => {
  test('holds what its player is in or runs, with how they stand', async () => {
    const [ben, eve] = [await app.signedIn('Ben'), await app.signedIn('Eve')]
    const fields = eventFieldsAt(location, { minPlayers: 2, maxPlayers: 2 })
    const mine = (await ben.must('events-create', { fields, status: 'published' })).eventId
    const draft = (await ben.must('events-create', { fields, status: 'draft' })).eventId
    const { eventId } = await olga.must('events-create', { fields, status: 'published' })
    await signUp(eve, eventId)
    await signUp(olga, eventId)
    await signUp(ben, eventId)
    const { read } = await aFeed(ben)
    const before = await read()
    expect([
      before.get(mine)?.status,
      before.has(draft),
      before.get(eventId)?.status,
      before.size,
    ]).toEqual(['CONFIRMED', false, 'TENTATIVE', 2])
    await eve.must('events-withdraw', { eventId })
    const promoted = await read()
    expect(promoted.get(eventId)?.status).toBe('CONFIRMED')
    await ben.must('events-withdraw', { eventId })
    const left = await read()
    expect(left.get(eventId)?.status).toBe('CANCELLED')
    await signUp(ben, eventId)
    const sequences = [before, promoted, left, await read()].map(
      (events) => events.get(eventId)?.sequence ?? -1,
    )
    expect(sequences).toEqual(sequences.toSorted((a, b) => a - b))
    expect(new Set(sequences).size).toBe(4)
    await olga.must('events-cancel', { eventId, reason: 'rain' })
    expect((await read()).get(eventId)).toMatchObject({
      status: 'CANCELLED',
      title: 'Cancelled: Evening games',
    })
    await ben.must('events-delete', { eventId: mine })
    expect((await read()).has(mine)).toBe(false)
  })

  test('forgets what was left after a while, what may not be seen any more at once, and what is long over', async () => {
    const cem = await app.signedIn('Cem')
    await aFriend(app.db, 'olga', 'cem')
    const place = { location, organizer: 'olga' }
    const [open, hidden, old, far] = await Promise.all([
      anEvent(app.db, place, { startDate: '2026-12-01' }),
      anEvent(app.db, place, { invite: true, invited: 'Friends' }),
      anEvent(app.db, place, { startDate: '2026-03-01' }),
      anEvent(app.db, place, { startDate: '2026-04-05' }),
    ])
    for (const eventId of [open, hidden]) await signUp(cem, eventId)
    for (const [index, eventId] of [old, far].entries())
      await app.db
        .insertInto('player_events')
        .values({
          eventId,
          playerId: 'cem',
          guests: 0,
          place: 'playing',
          entryOrder: index,
          attendance: null,
          partnerId: null,
          lead: true,
          startDate: '2026-03-01',
        })
        .execute()
    const { read } = await aFeed(cem)
    expect(new Set((await read()).keys())).toEqual(new Set([open, hidden, far]))
    for (const eventId of [open, hidden]) await cem.must('events-withdraw', { eventId })
    await app.db.deleteFrom('player_friends').where('friendId', '=', 'cem').execute()
    expect(new Set((await read()).keys())).toEqual(new Set([open, far]))
    app.clock.advance(31 * 86_400_000)
    expect(new Set((await read()).keys())).toEqual(new Set())
    app.clock.advance(-31 * 86_400_000)
  })

  test('is not sent again unless it changed', async () => {
    const dan = await app.signedIn('Dan')
    const { address } = await aFeed(dan)
    const etag = (await get(address)).headers.get('etag') ?? ''
    expect((await get(address, { 'if-none-match': etag })).status).toBe(304)
    await signUp(dan, await anEvent(app.db, { location, organizer: 'olga' }))
    expect((await get(address, { 'if-none-match': etag })).status).toBe(200)
  })

  test('has one address at a time, of which the store knows only a hash; its window is told', async () => {
    const fay = await app.signedIn('Fay')
    const window = await app.socket(fay.token)
    const view = window.subscribe('calendarFeeds-mine', {})
    expect(await view.next()).toEqual({ created: null })
    const first = await aFeed(fay)
    expect(await view.next()).toEqual({ created: '2026-06-01T12:00:00.000Z' })
    const second = await aFeed(fay)
    expect([(await get(first.address)).status, (await get(second.address)).status]).toEqual([
      404, 200,
    ])
    const stored = JSON.stringify([
      await app.db.selectFrom('calendar_feeds').selectAll().execute(),
      await app.db.selectFrom('call_answers').selectAll().execute(),
    ])
    expect(stored).not.toContain(second.address.slice(6, 40))
    const ina = await app.signedIn('Ina')
    await ina.must('calendarFeeds-set', { secret: first.address.slice(6, -4) })
    await fay.must('calendarFeeds-set', { secret: first.address.slice(6, -4) })
    expect(
      await app.db
        .selectFrom('calendar_feeds')
        .select('playerId')
        .where('playerId', 'in', ['fay', 'ina'])
        .execute(),
    ).toEqual([{ playerId: 'fay' }])
    await fay.must('calendarFeeds-set', { secret: second.address.slice(6, -4) })
    await fay.must('calendarFeeds-remove', {})
    expect((await get(second.address)).status).toBe(404)
    await window.close()
  })

  test.each([
    '/feed/short.ics',
    `/feed/${'a'.repeat(43)}.ics`,
    `/feed/${'a'.repeat(43)}`,
    '/feed/%00.ics',
  ])('does not exist at %s', async (address) => {
    expect((await get(address)).status).toBe(404)
  })

  test('is refused to an address that asks without end, and nothing of its address is logged', async () => {
    const address = `/feed/${'b'.repeat(43)}.ics`
    expect((await get(address)).status).toBe(404)
    while (
      (await app.deps.limiter.take('calendar-feed', { of: 'crowd', key: '127.0.0.1' })) === null
    );
    const answer = await get(address)
    expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect(JSON.stringify(app.logs)).not.toContain('bbbb')
  })
})

describe('calendar mail', () => {
  const readMail = (player: TestPlayer) => {
    let read = app.mailbox.mails.length
    return async () => {
      await pass(app, minutes(3))
      const mails = app.mailbox.mails
        .slice(read)
        .filter(({ to, calendar }) => to === player.email && calendar !== undefined)
      read = app.mailbox.mails.length
      return mails.map(({ calendar }) => {
        const file = new ICAL.Component(ICAL.parse(calendar?.content ?? '') as never)
        const event = new ICAL.Event(file.getFirstSubcomponent('vevent') ?? undefined)
        return {
          method: calendar?.method,
          inFile: file.getFirstPropertyValue('method'),
          status: file.getFirstSubcomponent('vevent')?.getFirstPropertyValue('status'),
          starts: event.startDate.toString(),
          sequence: event.sequence,
          attendees: event.attendees.map((attendee) => attendee.getParameter('partstat')),
        }
      })
    }
  }

  test('follows a place from the waitlist to the end of the event, for who asked for it and nobody else', async () => {
    app.clock.set('2026-06-01T12:00:00Z')
    const [gil, hal] = [await aReachable(app, 'Gil'), await aReachable(app, 'Hal')]
    await gil.must('notifications-updateSettings', { matrix: { calendar: { mail: true } } })
    const fields = eventFieldsAt(location, { minPlayers: 2, maxPlayers: 2, guestsPerPlayer: 1 })
    const { eventId } = await olga.must('events-create', { fields, status: 'published' })
    for (const player of [olga, hal, gil]) await signUp(player, eventId)
    const [toGil, toHal] = [readMail(gil), readMail(hal)]
    const [waiting] = await toGil()
    expect(waiting).toMatchObject({
      method: 'REQUEST',
      inFile: 'REQUEST',
      status: 'TENTATIVE',
      starts: '2026-06-02T18:00:00',
      attendees: ['TENTATIVE'],
    })
    await hal.must('events-withdraw', { eventId })
    const [promoted] = await toGil()
    expect(promoted).toMatchObject({
      method: 'REQUEST',
      status: 'CONFIRMED',
      attendees: ['ACCEPTED'],
    })
    await olga.must('events-update', { eventId, fields: { ...fields, courts: 3 }, publish: false })
    expect(await toGil()).toEqual([])
    await olga.must('events-update', {
      eventId,
      fields: { ...fields, startTime: '19:30' },
      publish: false,
    })
    const [moved] = await toGil()
    expect(moved).toMatchObject({
      method: 'REQUEST',
      status: 'CONFIRMED',
      starts: '2026-06-02T19:30:00',
    })
    await gil.must('events-withdraw', { eventId })
    const [left] = await toGil()
    expect(left).toMatchObject({ method: 'CANCEL', inFile: 'CANCEL', status: 'CANCELLED' })
    await signUp(gil, eventId)
    const [back] = await toGil()
    await olga.must('events-delete', { eventId })
    const [gone] = await toGil()
    expect([back?.method, gone?.method]).toEqual(['REQUEST', 'CANCEL'])
    const sequences = [waiting, promoted, moved, left, back, gone].map(
      (mail) => mail?.sequence ?? -1,
    )
    expect(sequences).toEqual(sequences.toSorted((a, b) => a - b))
    expect(await toHal()).toEqual([])
  })
})
