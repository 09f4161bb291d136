// A community that has been playing for a while: 150 players and 200 events of one venue, an
// evening under way, a conversation, alerts, 60 more venues.
import { randomUUID } from 'node:crypto'
import { toLocalDay } from '#client/device/today.ts'
import { addDays } from '#domain/shared/day.ts'
import { collectEffects } from '#server/effects.ts'
import { addMessages } from '#server/features/message/commands.ts'
import { signUp } from '#test/scenes/event-scene.ts'
import { anEvening } from '#test/scenes/match-list-scene.ts'
import { aLocation, anEvent, aPlayer } from '#test/support/builders.ts'
import type { TestApp, TestPlayer } from '#test/support/test-app.ts'

export type Community = {
  ana: TestPlayer
  location: string
  /** An event with places left, today. */
  openEvent: string
  /** An evening with twelve players and rounds. */
  evening: string
  today: string
}

const players = 150
const events = 200
const venues = 60
const messages = 80

/** Fills the store of `app`. */
export async function aCommunity(app: TestApp): Promise<Community> {
  const today = toLocalDay(Date.now())
  const location = await aLocation(app.db, { name: 'Mueller Courts' })
  for (let n = 0; n < venues; n += 1) await aLocation(app.db, { name: `Riverside Park ${n}` })
  const place = { homeLocation: location, activeLocations: [location] }
  const ana = await app.signedIn('Ana', place)
  const people = [ana]
  for (const name of [
    'Ben',
    'Cleo',
    'Dan',
    'Eva',
    'Finn',
    'Gus',
    'Hana',
    'Ines',
    'Joan',
    'Kai',
    'Lia',
  ])
    people.push(await app.signedIn(name, place))
  for (let n = people.length; n < players; n += 1) await aPlayer(app.db, `Player${n}`, place)
  for (let n = 0; n < events; n += 1)
    await anEvent(
      app.db,
      { location, organizer: 'ben' },
      {
        startDate: addDays(today, n % 50),
        startTime: `${8 + (n % 12)}:00`.padStart(5, '0'),
        title: `Open play ${n}`,
      },
    )
  const openEvent = await anEvent(
    app.db,
    { location, organizer: 'ben' },
    { startDate: addDays(today, 1), title: 'Tuesday drop-in', maxPlayers: 24 },
  )
  for (const person of people.slice(1)) await signUp(person, openEvent)
  const evening = await anEvening(app, ana, people, location, {
    startDate: addDays(today, 1),
    title: 'Club night',
    type: 'round robin',
  })
  await evening.plan('0+1 v 2+3 | 4+5 v 6+7 / 8 9 10 11', '8+9 v 10+11 | 0+4 v 1+5 / 2 3 6 7')
  await addMessages(
    { tx: app.db, effects: collectEffects(), now: Date.now() - 3_600_000 },
    Array.from({ length: messages }, (_, n) => ({
      messageId: randomUUID(),
      fromId: n % 2 === 0 ? 'ben' : 'ana',
      toId: n % 2 === 0 ? 'ana' : 'ben',
      type: 'txt' as const,
      message: `See you at the courts, number ${n}`,
      eventId: null,
      locationId: null,
      expires: null,
    })),
  )
  return { ana, location, openEvent, evening: evening.eventId, today }
}
