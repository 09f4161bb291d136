// An event never asks anyone twice, under random histories of groups, event changes and concurrent
// jobs.
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventFieldsAt } from '#test/scenes/event-scene.ts'
import { pushKeys } from '#test/scenes/notification-scene.ts'
import { aLocation } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { inviteDue } from './jobs.ts'

let app: TestApp
let olga: TestPlayer
let guests: TestPlayer[]
let location: string
beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db)
  olga = await app.signedIn('Olga')
  guests = await Promise.all(['Ana', 'Ben', 'Cleo'].map((name) => app.signedIn(name)))
  for (const guest of guests)
    await guest.must('push-subscribe', {
      endpoint: `https://push.example.com/${guest.playerId}`,
      keys: pushKeys,
      name: 'Phone',
    })
})
afterAll(() => app.close())

const someone = fc.nat({ max: 2 })
const aStep = fc.oneof(
  fc.record({ kind: fc.constant('friend' as const), who: someone, isOn: fc.boolean() }),
  fc.record({ kind: fc.constant('favorite' as const), who: someone, isOn: fc.boolean() }),
  fc.record({
    kind: fc.constant('change' as const),
    invited: fc.constantFrom('Friends', 'Favorites'),
    invite: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('sign-up' as const), who: someone }),
  fc.record({ kind: fc.constant('leave' as const), who: someone }),
  fc.record({ kind: fc.constant('decline' as const), who: someone }),
  fc.constant({ kind: 'job' as const }),
)
type Step = typeof aStep extends fc.Arbitrary<infer S> ? S : never

async function take(eventId: string, step: Step): Promise<unknown> {
  if (step.kind === 'job') return inviteDue(app.deps)
  if (step.kind === 'change')
    return olga.must('events-update', {
      eventId,
      fields: eventFieldsAt(location, {
        invite: step.invite,
        invited: step.invite ? step.invited : '',
      }),
      publish: false,
    })
  const guest = guests[step.who] ?? olga
  const { playerId } = guest
  switch (step.kind) {
    case 'friend':
      return olga.call('playerFriends-set', { friendId: playerId, friend: step.isOn })
    case 'favorite':
      return olga.call('playerFavorites-set', { favoriteId: playerId, favorite: step.isOn })
    case 'sign-up':
      return guest.call('events-signUp', { eventId, guests: 0 })
    case 'leave':
      return guest.call('events-withdraw', { eventId })
    case 'decline':
      return guest.call('events-declineInvitation', { eventId })
  }
}

test('whatever happens, and beside what, an event tells each player of itself once at most', async () => {
  let told = 0
  await fc.assert(
    fc.asyncProperty(fc.array(aStep, { minLength: 6, maxLength: 14 }), async (steps) => {
      const { eventId } = await olga.must('events-create', {
        fields: eventFieldsAt(location, { invite: true, invited: 'Friends' }),
        status: 'published',
      })
      for (const step of steps) await Promise.all([take(eventId, step), inviteDue(app.deps)])
      const sources = await app.db
        .selectFrom('deliveries')
        .select(['playerId', 'source'])
        .distinct()
        .where('eventId', '=', eventId)
        .where('kind', '=', 'event-invited')
        .execute()
      expect(sources.length).toBe(new Set(sources.map(({ playerId }) => playerId)).size)
      told += sources.length
      await app.db.updateTable('events').set({ deleted: true }).execute()
    }),
    { numRuns: 12 },
  )
  expect(told).toBeGreaterThan(0)
})
