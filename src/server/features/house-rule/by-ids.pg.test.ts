// House rules on a list's cards: known before signing up, loaded in one call for all cards; the
// shared frame only reveals that rules exist.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallInput } from '#contract/contract.ts'
import { aLocation, anAdmin, anEvent } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

let app: TestApp
let admin: TestPlayer
let organizer: TestPlayer
let ann: TestPlayer
let ben: TestPlayer
beforeAll(async () => {
  app = await startTestApp()
  admin = await app.signedIn('Ada')
  organizer = await app.signedIn('Olga')
  ann = await app.signedIn('Ann')
  ben = await app.signedIn('Ben')
})
afterAll(() => app.close())

const off: CallInput<'houseRules-save'>['rules'] = {
  daysAhead: null,
  opensAt: '18:00',
  laterDays: null,
  aDay: null,
  aWeek: null,
  oneWaitlist: false,
  missEffect: 'none',
  missLimit: 1,
  pauseDays: 7,
  membersClubId: null,
}

async function aVenue() {
  const location = await aLocation(app.db)
  await anAdmin(app.db, location, admin.playerId)
  return {
    location,
    set: (rules: Partial<typeof off>) =>
      admin.must('houseRules-save', {
        owner: { kind: 'venue', locationId: location },
        rules: { ...off, ...rules },
      }),
    event: (changes: Parameters<typeof anEvent>[2] = {}) =>
      anEvent(app.db, { location, organizer: organizer.playerId }, changes),
  }
}

const signUp = (player: TestPlayer, eventId: string) =>
  player.must('events-signUp', { eventId, guests: 0 })

async function told(player: TestPlayer, eventIds: string[]) {
  const { events } = await player.must('houseRules-byIds', { eventIds })
  return new Map(events.map(({ eventId, refusal }) => [eventId, refusal]))
}

test('cards are told what the event itself tells: not yet open, the limit reached, or nothing', async () => {
  const { event, set } = await aVenue()
  await set({ daysAhead: 7, aDay: 1 })
  const taken = await event()
  const same = await event({ startTime: '20:00' })
  const other = await event({ startDate: '2026-06-03' })
  const later = await event({ startDate: '2026-06-30' })
  await signUp(ann, taken)
  const asked = [same, other, later]
  const said = await told(ann, asked)
  expect(said.get(same)).toEqual({ code: 'house-day', until: null, n: 1, next: '2026-06-03' })
  expect(said.get(other)).toBeNull()
  expect(said.get(later)).toMatchObject({ code: 'house-opens', n: null })
  for (const eventId of asked)
    expect((await ann.must('houseRules-mine', { eventId })).refusal).toEqual(said.get(eventId))
  expect((await told(ben, asked)).get(same)).toBeNull()
})

test('of venues without rules, and of what I may not see, nothing is said', async () => {
  const ruled = await aVenue()
  await ruled.set({ aDay: 1 })
  const free = await aVenue()
  const hidden = await ruled.event({ invite: true, invited: 'My Friends' })
  expect(await told(ann, [await free.event(), hidden])).toEqual(new Map())
})

test('the list of a venue says whether it has rules, alike to all, and hears of a change', async () => {
  const { location, event, set } = await aVenue()
  await event()
  const filters = { type: null, gender: null, time: null, placesLeft: false, fits: null }
  const days = { from: '2026-06-01', to: '2026-06-30', limit: 30 }
  const list = (await app.socket(ann.token)).subscribe('events-publicList', {
    locationId: location,
    ...days,
    filters,
  })
  expect(await list.next()).toMatchObject({ events: [{ hasSignUpRules: false }] })
  await set({ aDay: 1 })
  expect(await list.next()).toMatchObject({ events: [{ hasSignUpRules: true }] })
  await set({})
  expect(await list.next()).toMatchObject({ events: [{ hasSignUpRules: false }] })
})

test('a card tells the ages that its event asks for, and that it has rules', async () => {
  const { location, event } = await aVenue()
  await event({ ageMin: 50, ageMax: 64 })
  const cards = (await app.socket(ann.token)).subscribe('events-publicList', {
    locationId: location,
    from: '2026-06-01',
    to: '2026-06-30',
    limit: 30,
    filters: { type: null, gender: null, time: null, placesLeft: false, fits: null },
  })
  expect(await cards.next()).toMatchObject({
    events: [{ ageMin: 50, ageMax: 64, hasSignUpRules: true }],
  })
})
