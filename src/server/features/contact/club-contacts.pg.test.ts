// A club's contacts are part of it: counted, invited with the group and its tags, and included in
// notices and polls.
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { toTagGroup } from '#domain/invitation/tier.ts'
import { toDay } from '#domain/shared/day.ts'
import { aContact, keyOf, mine } from '#test/scenes/contact-scene.ts'
import { eventFieldsAt } from '#test/scenes/event-scene.ts'
import { deliveriesOf, minutes, pass, proveAddress } from '#test/scenes/notification-scene.ts'
import { aClub, aLocation } from '#test/support/builders.ts'
import { startTestApp, testStart, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { until } from '#test/support/until.ts'
import { inviteDue } from '../invitation/jobs.ts'

let app: TestApp
let location: string
let made = 0
beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db)
})
afterEach(() => app.clock.set(testStart))
afterAll(() => app.close())

async function aScene() {
  made += 1
  const [olga, ann] = (await Promise.all(
    ['Olga', 'Ann'].map((name) => app.signedIn(`${name}${made}q`)),
  )) as [TestPlayer, TestPlayer]
  await proveAddress(app, olga)
  const name = `Herons${made}`
  const clubId = await aClub(app.db, {
    location,
    owner: olga.playerId,
    name,
    members: [ann.playerId],
  })
  const club = { locationId: location, clubId }
  const keeper = { kind: 'club' as const, ...club }
  const [maria, nina] = [
    await aContact(app, olga, { name: 'Maria Low', keeper }),
    await aContact(app, olga, { name: 'Nina West', keeper }),
  ]
  await olga.must('clubs-setTags', { ...club, tags: ['Early'] })
  await olga.must('clubMembers-setTags', { ...club, playerId: nina.playerId, tags: ['Early'] })
  return { olga, ann, name, club, keeper, maria, nina }
}

const fieldsFor = (invited: string) =>
  eventFieldsAt(location, { invite: true, invited, maxPlayers: 12 })
const eventsOf = async (contactId: string) =>
  (await app.visitor.must('links-open', { key: await keyOf(app, contactId) })).events.map(
    ({ eventId }) => eventId,
  )
const publish = async (
  by: TestPlayer,
  fields: ReturnType<typeof fieldsFor>,
  tiers: object[] = [],
) => {
  const { eventId } = await by.must('events-create', {
    fields,
    status: 'published',
    tiers: tiers as [],
    repeat: null,
  })
  return eventId
}

test('contacts of a club are counted apart for its officers, and members hear nothing of them', async () => {
  const { olga, ann, club } = await aScene()
  const home = async (player: TestPlayer) =>
    (await app.socket(player.token)).subscribe('clubs-home', club).next()
  expect(await home(olga)).toMatchObject({ memberCount: 2, contactCount: 2 })
  expect((await home(ann)).contactCount).toBeNull()
})

test('a private event for the club says that they will be invited, and invites them; a member’s event doesn’t', async () => {
  const { olga, ann, name, maria, nina } = await aScene()
  const hints = async (by: TestPlayer) => {
    const { startDate, startTime, duration } = fieldsFor(name)
    const { groups } = await by.must('events-createHints', {
      location,
      startDate,
      startTime,
      duration,
      skillMin: null,
      skillMax: null,
    })
    return groups.find(({ invited }) => invited === name)?.people
  }
  expect([await hints(olga), await hints(ann)]).toEqual([3, 1])
  const eventId = await publish(olga, fieldsFor(name))
  expect([await eventsOf(maria.contactId), await eventsOf(nina.contactId)]).toEqual([
    [eventId],
    [eventId],
  ])
  const theirs = await publish(ann, fieldsFor(name))
  expect(await eventsOf(maria.contactId)).not.toContain(theirs)
})

test('a contact that comes later is asked too; one that was taken back is not asked again', async () => {
  const { olga, name, keeper, maria } = await aScene()
  const eventId = await publish(olga, fieldsFor(name))
  await olga.must('events-uninvitePlayer', { eventId, playerId: maria.playerId })
  const late = await aContact(app, olga, { keeper })
  await inviteDue(app.deps)
  expect(await eventsOf(late.contactId)).toEqual([eventId])
  expect(await eventsOf(maria.contactId)).toEqual([])
})

test('a tag asks the contacts that have it', async () => {
  const { olga, name, maria, nina } = await aScene()
  const eventId = await publish(olga, { ...fieldsFor('Friends') }, [
    { invited: toTagGroup(name, 'Early'), hoursBefore: 72 },
  ])
  app.clock.set('2026-06-01T00:00:00Z')
  await inviteDue(app.deps)
  expect([await eventsOf(maria.contactId), await eventsOf(nina.contactId)]).toEqual([[], [eventId]])
})

test('a notice reaches contacts by e-mail and stands on their page; a poll is answered there', async () => {
  const { olga, club, keeper, maria, nina } = await aScene()
  await olga.must('contacts-sendInvitations', { keeper, contactIds: [maria.contactId] })
  await pass(app, minutes(10))
  const noticeId = randomUUID()
  await olga.must('clubNotices-post', {
    ...club,
    noticeId,
    title: 'New balls',
    text: 'Bring yours',
    pinned: false,
  })
  await pass(app, minutes(30))
  expect(await deliveriesOf(app, maria.playerId)).toContain('mail club-notice sent')
  const pollId = randomUUID()
  await olga.must('clubPolls-ask', {
    ...club,
    pollId,
    kind: 'yes-no',
    question: 'Play on Sunday?',
    options: [],
    closes: null,
  })
  const key = nina.key
  expect(await app.visitor.must('links-open', { key })).toMatchObject({
    notices: [{ noticeId, title: 'New balls', text: 'Bring yours' }],
    polls: [{ pollId, question: 'Play on Sunday?', options: ['yes', 'no'], mine: [] }],
  })
  const polls = (await app.socket(olga.token)).subscribe('clubPolls-list', club)
  await polls.until((told) => told.polls[0]?.voters === 0)
  await app.visitor.must('links-vote', { key, pollId, choices: [0] })
  await polls.until((told) => told.polls[0]?.voters === 1)
  expect(await olga.must('clubPolls-voters', { ...club, pollId })).toEqual({
    voters: [['Nina West'], []],
  })
  const stranger = await aContact(app, olga)
  expect(
    await app.visitor.call('links-vote', { key: stranger.key, pollId, choices: [0] }),
  ).toMatchObject({ ok: false, refusal: { code: 'poll-not-found' } })
})

const weekly = { everyWeeks: 1, weekdays: [], count: 4, until: null }
const datesOf = async (eventId: string) =>
  (
    await app.db
      .selectFrom('events as e')
      .innerJoin('events as asked', 'asked.seriesId', 'e.seriesId')
      .select('e.eventId')
      .where('asked.eventId', '=', eventId)
      .orderBy('e.seriesIndex')
      .execute()
  ).map(({ eventId }) => eventId)

test('every date of a series asks the contacts of its group, a week before, and so does each copy', async () => {
  app.clock.set('2026-06-01T12:00:00Z')
  const { olga, name, maria } = await aScene()
  const { eventId } = await olga.must('events-create', {
    fields: fieldsFor(name),
    status: 'published',
    tiers: [],
    repeat: weekly,
  })
  const dates = await datesOf(eventId)
  expect(dates).toHaveLength(4)
  for (const weeks of [1, 2, 3]) {
    app.clock.set(Date.UTC(2026, 5, 1 + 7 * weeks, 13))
    await inviteDue(app.deps)
  }
  const asked = await app.db
    .selectFrom('event_invitees')
    .select('eventId')
    .where('playerId', '=', maria.playerId)
    .execute()
  expect(asked.map((row) => row.eventId).toSorted()).toEqual(dates.toSorted())
  const { fields } = await (
    await app.socket(olga.token)
  )
    .subscribe('events-byId', { eventId: dates[3] ?? '' })
    .next()
  const copy = await publish(olga, { ...fields, startDate: toDay('2026-07-07') })
  expect(await eventsOf(maria.contactId)).toContain(copy)
})

test('contacts that are invited by name to a date of a series are invited to all, and hear it once', async () => {
  const { olga, keeper, maria, nina } = await aScene()
  await olga.must('contacts-sendInvitations', { keeper, contactIds: 'all' })
  await pass(app, minutes(10))
  const { eventId } = await olga.must('events-create', {
    fields: eventFieldsAt(location),
    status: 'published',
    tiers: [],
    repeat: weekly,
  })
  const dates = await datesOf(eventId)
  const ask = (contactIds: string[], scope?: 'this' | 'series') =>
    olga.must('events-inviteContacts', {
      eventId,
      keeper,
      contactIds,
      ...(scope !== undefined && { scope }),
    })
  expect(await ask([nina.contactId], 'this')).toEqual({ invited: 1 })
  expect(await eventsOf(nina.contactId)).toEqual([eventId])
  expect(await ask([maria.contactId, nina.contactId])).toEqual({ invited: 2 })
  expect(await eventsOf(maria.contactId)).toEqual(dates)
  expect(await eventsOf(nina.contactId)).toEqual(dates)
  const alerts = await app.db
    .selectFrom('alerts')
    .select(['eventId', 'params'])
    .where('playerId', '=', maria.playerId)
    .where('kind', '=', 'event-invited')
    .execute()
  expect(alerts).toMatchObject([{ eventId, params: { dates: '4' } }])
  expect(await ask([maria.contactId])).toEqual({ invited: 0 })
})

test('contacts of the club pay what its members pay, other contacts don’t', async () => {
  const { olga, club, maria } = await aScene()
  const other = await aContact(app, olga)
  const { eventId } = await olga.must('events-create', {
    fields: eventFieldsAt(location),
    status: 'published',
  })
  await olga.must('payments-setPrice', {
    subject: { kind: 'event', eventId },
    price: {
      kind: 'members',
      currency: 'USD',
      amount: 1000,
      memberAmount: 600,
      refundRule: '',
    },
    clubId: club.clubId,
  })
  for (const { playerId } of [maria, other])
    await olga.must('events-addPlayer', { eventId, playerId })
  const owed = async ({ key }: { key: string }) =>
    (await app.visitor.must('links-open', { key })).events[0]?.payment?.open
  expect([await owed(maria), await owed(other)]).toEqual(['6.00', '10.00'])
})

test('everyone of an import gets the chosen tags of the club, and of no one else', async () => {
  const { olga, keeper } = await aScene()
  const importId = randomUUID()
  const row = { name: 'Tara', email: null, phone: null, skillSelf: null, note: '' }
  const rows = [{ ...row, language: 'en' as const }]
  await olga.must('contacts-stage', { importId, keeper, from: 0, rows })
  const commit = (tags: string[], list: typeof keeper | { kind: 'player' } = keeper) =>
    olga.call('contacts-commit', { importId, keeper: list, leaveOut: [], mayContact: true, tags })
  const unknown = { ok: false, refusal: { code: 'club-tag-unknown' } }
  expect(await commit(['Late'])).toEqual(unknown)
  expect(await commit(['Early'], { kind: 'player' })).toEqual(unknown)
  expect(await commit(['Early'])).toEqual({ ok: true, value: { added: 1 } })
  const list = (await app.socket(olga.token)).subscribe('contacts-list', {
    keeper,
    text: 'Tara',
    limit: 10,
  })
  expect((await list.next()).contacts).toMatchObject([{ name: 'Tara', tags: ['Early'] }])
})

test('what goes with a club is known in numbers to whoever keeps its list', async () => {
  const { olga, ann, club, keeper, maria } = await aScene()
  const open = { ...fieldsFor(''), invite: false, guestsPerPlayer: 1 }
  const eventId = await publish(olga, open)
  await olga.must('events-addPlayer', { eventId, playerId: maria.playerId })
  await app.visitor.must('links-answer', {
    key: maria.key,
    eventId,
    answer: { kind: 'in', guests: 1 },
  })
  expect(await olga.must('contacts-count', { keeper })).toEqual({
    contacts: 2,
    places: 1,
    guests: 1,
  })
  expect(await ann.call('contacts-count', { keeper })).toMatchObject({ ok: false })
  expect(await ann.call('contacts-moveFromClub', { ...club, to: mine })).toEqual({
    ok: false,
    refusal: { code: 'not-allowed' },
  })
})

test('contacts that are moved before their club ends keep their places, answers and links', async () => {
  const { olga, club, maria, nina } = await aScene()
  const eventId = await publish(olga, { ...fieldsFor(''), invite: false })
  await olga.must('events-addPlayer', { eventId, playerId: maria.playerId })
  const list = (await app.socket(olga.token)).subscribe('contacts-list', {
    keeper: mine,
    text: '',
    limit: 10,
  })
  expect((await list.next()).total).toBe(0)
  expect(await olga.must('contacts-moveFromClub', { ...club, to: mine })).toEqual({
    moved: 2,
    joined: 0,
  })
  const moved = await list.until(({ total }) => total === 2)
  expect(moved.contacts.map(({ contactId, tags }) => [contactId, tags])).toEqual([
    [maria.contactId, []],
    [nina.contactId, []],
  ])
  await olga.must('clubs-delete', club)
  expect(await eventsOf(maria.contactId)).toEqual([eventId])
})

test('a club that is deleted tells the contacts it wrote to, and no one else', async () => {
  const { olga, name, club, keeper, maria, nina } = await aScene()
  await olga.must('contacts-sendInvitations', { keeper, contactIds: [maria.contactId] })
  await pass(app, minutes(10))
  const mailsTo = (email: string) => app.mailbox.mails.filter(({ to }) => to === email)
  await olga.must('clubs-delete', club)
  await until('the mail', () => mailsTo(maria.email).length === 2)
  expect(mailsTo(maria.email)[1]).toMatchObject({ subject: `The club ${name} was deleted` })
  expect(mailsTo(nina.email)).toEqual([])
})

test('a copy invites the contacts that its organizer invited by name, and those of tiers with their tier', async () => {
  const { olga, ann, name, keeper, maria, nina } = await aScene()
  const zoe = await aContact(app, olga, { name: 'Zoe East', keeper: mine })
  await olga.must('contacts-sendInvitations', { keeper, contactIds: 'all' })
  await pass(app, minutes(10))
  const { eventId } = await olga.must('events-create', {
    fields: fieldsFor('Friends'),
    status: 'published',
    tiers: [{ invited: toTagGroup(name, 'Early'), hoursBefore: 6 }],
  })
  await olga.must('events-inviteContacts', { eventId, keeper, contactIds: [maria.contactId] })
  await olga.must('events-inviteContacts', { eventId, keeper, contactIds: [nina.contactId] })
  await olga.must('events-inviteContacts', { eventId, keeper: mine, contactIds: [zoe.contactId] })
  await olga.must('events-uninvitePlayer', { eventId, playerId: zoe.playerId })
  const copy = (by: TestPlayer, more: object = {}) =>
    by.must('events-create', {
      fields: { ...fieldsFor('Friends'), startDate: toDay('2026-06-09') },
      status: 'published',
      tiers: by === olga ? [{ invited: toTagGroup(name, 'Early'), hoursBefore: 6 }] : [],
      copyOf: eventId,
      ...more,
    })
  const theirs = (await copy(ann)).eventId
  const series = await datesOf((await copy(olga, { repeat: weekly })).eventId)
  const draft = (await copy(olga, { status: 'draft' })).eventId
  expect(await eventsOf(maria.contactId)).toEqual([eventId, ...series])
  expect(await eventsOf(nina.contactId)).toEqual([eventId])
  expect(await eventsOf(zoe.contactId)).toEqual([])
  const { fields } = await (
    await app.socket(olga.token)
  )
    .subscribe('events-byId', { eventId: draft })
    .next()
  await olga.must('events-update', { eventId: draft, fields, publish: true, scope: 'this' })
  expect(await eventsOf(maria.contactId)).toContain(draft)
  expect(await eventsOf(maria.contactId)).not.toContain(theirs)
  const alerts = await app.db
    .selectFrom('alerts')
    .select(['eventId', 'params'])
    .where('playerId', '=', maria.playerId)
    .where('kind', '=', 'event-invited')
    .execute()
  expect(alerts).toHaveLength(3)
  expect(alerts).toContainEqual(expect.objectContaining({ eventId: draft }))
  expect(alerts).toContainEqual({
    eventId: series[0],
    params: expect.objectContaining({ dates: String(series.length) }),
  })
})
