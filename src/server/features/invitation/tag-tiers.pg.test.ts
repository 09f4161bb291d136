// A club's tag as a tier: only members with it are asked, only by those who may use tags, and the
// tier follows changes of club and tags.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { toTagGroup } from '#domain/invitation/tier.ts'
import { toDay } from '#domain/shared/day.ts'
import { eventFieldsAt } from '#test/scenes/event-scene.ts'
import { aClub, aLocation } from '#test/support/builders.ts'
import { startTestApp, testStart, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { inviteDue } from './jobs.ts'

let app: TestApp
let location: string
let made = 0
beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db)
})
afterEach(async () => {
  app.clock.set(testStart)
  await app.db.updateTable('events').set({ deleted: true }).execute()
})
afterAll(() => app.close())

/** The event starts on 5 June at 22:00Z. */
const due = '2026-06-03T22:00:00Z'

async function aScene() {
  made += 1
  const [olga, ann, ben] = (await Promise.all(
    ['Olga', 'Ann', 'Ben'].map((name) => app.signedIn(`${name}${made}t`)),
  )) as [TestPlayer, TestPlayer, TestPlayer]
  const name = `Dinks${made}`
  const clubId = await aClub(app.db, {
    location,
    owner: olga.playerId,
    name,
    members: [ann.playerId, ben.playerId],
  })
  const club = { locationId: location, clubId }
  await olga.must('clubs-setTags', { ...club, tags: ['Early', 'Late'] })
  await tag(olga, club, ann, ['Early'])
  return { olga, ann, ben, club, name }
}
type Club = { locationId: string; clubId: string }
const tag = (officer: TestPlayer, club: Club, { playerId }: TestPlayer, tags: string[]) =>
  officer.must('clubMembers-setTags', { ...club, playerId, tags })
const fieldsFor = (invited: string) =>
  eventFieldsAt(location, {
    invite: true,
    invited,
    startDate: toDay('2026-06-05'),
    minPlayers: 2,
    maxPlayers: 4,
  })
const plan = (by: TestPlayer, name: string, tagged: string) =>
  by.call('events-create', {
    fields: fieldsFor('Friends'),
    status: 'published',
    tiers: [{ invited: toTagGroup(name, tagged), hoursBefore: 48 }],
    repeat: null,
  })
const mustPlan = async (by: TestPlayer, name: string, tagged: string): Promise<string> => {
  const answer = await plan(by, name, tagged)
  if (!answer.ok) throw new Error(answer.refusal.code)
  return answer.value.eventId
}
const sees = async (player: TestPlayer, eventId: string): Promise<boolean> => {
  const { body } = await player.raw('events-signUp', { data: { eventId, guests: 0 } })
  return !JSON.stringify(body).includes('event-not-found')
}
const isListed = async (player: TestPlayer, eventId: string): Promise<boolean> => {
  const window = await app.socket(player.token)
  const { events } = await window
    .subscribe('events-personalList', {
      locationId: location,
      from: '2026-06-01',
      to: '2026-07-31',
      limit: 20,
      filters: { type: null, gender: null, time: null, placesLeft: false, fits: null },
      friendsGoing: false,
    })
    .next()
  await window.close()
  return events.some((event) => event.eventId === eventId)
}
const alertsFor = async ({ playerId }: TestPlayer) =>
  app.db
    .selectFrom('alerts')
    .select('params')
    .where('playerId', '=', playerId)
    .where('kind', '=', 'event-invited')
    .execute()

test('only members with the tag are asked, once it is due, and none is told its name', async () => {
  const { olga, ann, ben, name } = await aScene()
  const eventId = await mustPlan(olga, name, 'Early')
  expect(await sees(ann, eventId)).toBe(false)
  app.clock.set(due)
  await inviteDue(app.deps)
  expect([(await alertsFor(ann)).length, (await alertsFor(ben)).length]).toEqual([1, 0])
  expect(JSON.stringify(await alertsFor(ann))).not.toContain('Early')
  expect([await isListed(ann, eventId), await isListed(ben, eventId)]).toEqual([true, false])
  expect([await sees(ann, eventId), await sees(ben, eventId)]).toEqual([true, false])
})

test('a tag that is given opens the event that asks by it, and one that is taken closes it', async () => {
  const { olga, ann, ben, club, name } = await aScene()
  const eventId = await mustPlan(olga, name, 'Early')
  app.clock.set(due)
  await inviteDue(app.deps)
  await tag(olga, club, ben, ['Early'])
  expect((await alertsFor(ben)).length).toBe(1)
  expect(await sees(ben, eventId)).toBe(true)
  await tag(olga, club, ann, ['Late'])
  expect([(await alertsFor(ann)).length, await sees(ann, eventId)]).toEqual([0, false])
})

test('the owner, organizers and secretaries ask by tags, and nobody by one that is not there', async () => {
  const { olga, ann, ben, club, name } = await aScene()
  const unknown = { ok: false, refusal: { code: 'invited-unknown' } }
  expect(await plan(olga, name, 'Never')).toEqual(unknown)
  expect(await plan(ann, name, 'Early')).toEqual(unknown)
  for (const [office, outcome] of [
    ['treasurer', false],
    ['secretary', true],
    ['organizer', true],
  ] as const) {
    await olga.must('clubMembers-setOffice', { ...club, playerId: ben.playerId, office })
    expect((await plan(ben, name, 'Early')).ok).toBe(outcome)
  }
  const asEvent = await olga.call('events-create', {
    fields: { ...fieldsFor('Friends'), invited: toTagGroup('D', 'Early') },
    status: 'draft',
    tiers: [],
    repeat: null,
  })
  expect(asEvent).toEqual(unknown)
})

test('the form counts the members of each tag for those that may use it', async () => {
  const { olga, ann, name } = await aScene()
  const hints = async (player: TestPlayer) =>
    (
      await player.must('events-createHints', {
        location,
        startDate: toDay('2026-06-05'),
        startTime: '18:00',
        duration: 60,
        skillMin: null,
        skillMax: null,
      })
    ).groups.filter(({ invited }) => invited.includes(name))
  expect(await hints(olga)).toEqual([
    { invited: name, people: 2 },
    { invited: toTagGroup(name, 'Early'), people: 1 },
    { invited: toTagGroup(name, 'Late'), people: 0 },
  ])
  expect(await hints(ann)).toEqual([{ invited: name, people: 2 }])
})

test('tiers follow the club to another name, and end with their tag', async () => {
  const { olga, ann, club, name } = await aScene()
  const [early, late] = [await mustPlan(olga, name, 'Early'), await mustPlan(olga, name, 'Late')]
  const { clubId } = await olga.must('clubs-rename', { ...club, clubName: `Lobs${made}` })
  await olga.must('clubs-setTags', { locationId: location, clubId, tags: ['Early'] })
  const tiers = await app.db
    .selectFrom('event_tiers')
    .select(['eventId', 'invited'])
    .where('eventId', 'in', [early, late])
    .execute()
  expect(tiers).toEqual([{ eventId: early, invited: toTagGroup(`Lobs${made}`, 'Early') }])
  app.clock.set(due)
  await inviteDue(app.deps)
  expect([await sees(ann, early), await sees(ann, late)]).toEqual([true, false])
})
