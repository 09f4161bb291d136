// The contacts of a club are people of it: counted, invited with the group and its tags, reached by
// notices, and asked in polls.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toTagGroup } from '#domain/invitation/tier.ts'
import { aContact, keyOf } from '#test/scenes/contact-scene.ts'
import { eventFieldsAt } from '#test/scenes/event-scene.ts'
import { deliveriesOf, minutes, pass, proveAddress } from '#test/scenes/notification-scene.ts'
import { aClub, aLocation } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { inviteDue } from '../invitation/jobs.ts'

let app: TestApp
let location: string
let made = 0
beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db)
})
afterAll(() => app.close())

/** A club of Olga's with Ann as a member and two contacts, one tagged Early. */
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
