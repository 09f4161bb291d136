// A community with history: 200 players and 250 events of one venue, 50 of them on one day, a
// running evening of 24, a conversation, and 60 more venues.
import { randomUUID } from 'node:crypto'
import { toDeviceDay } from '#client/device/today.ts'
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
  openEvent: string
  evening: string
  today: string
  fullDay: string
}

const players = 200
const events = 200
const eventsToday = 50
const venues = 60
const messages = 80

const names =
  'Ben Cleo Dan Eva Finn Gus Hana Ines Joan Kai Lia Mia Noah Olga Pia Quin Rita Sam Tess Uma Vera Wes Xena'.split(
    ' ',
  )

function roundOf24(by: number): string {
  const at = (place: number): number => (place === 0 ? 0 : ((place - 1 + by) % 23) + 1)
  return Array.from({ length: 6 }, (_, court) => {
    const [a, b, c, d] = [0, 1, 2, 3].map((place) => at(court * 4 + place))
    return `${a}+${b} v ${c}+${d}`
  }).join(' | ')
}

export async function aCommunity(app: TestApp): Promise<Community> {
  const today = toDeviceDay(Date.now())
  const location = await aLocation(app.db, { name: 'Mueller Courts' })
  for (let n = 0; n < venues; n += 1) await aLocation(app.db, { name: `Riverside Park ${n}` })
  const place = { homeLocation: location, activeLocations: [location] }
  const ana = await app.signedIn('Ana', place)
  const people = [ana]
  for (const name of names) people.push(await app.signedIn(name, place))
  for (let n = people.length; n < players; n += 1) await aPlayer(app.db, `Player${n}`, place)
  for (let n = 0; n < events + eventsToday; n += 1)
    await anEvent(
      app.db,
      { location, organizer: 'ben' },
      {
        startDate: addDays(today, n < eventsToday ? 1 : n % 50),
        startTime: `${8 + (n % 12)}:00`.padStart(5, '0'),
        title: `Open play ${n}`,
      },
    )
  const openEvent = await anEvent(
    app.db,
    { location, organizer: 'ben' },
    { startDate: today, startTime: '23:00', title: 'Tuesday drop-in', maxPlayers: 25 },
  )
  for (const person of people.slice(1)) await signUp(person, openEvent)
  const evening = await anEvening(app, ana, people, location, {
    startDate: addDays(today, 1),
    title: 'Club night',
    type: 'round robin',
    courts: 6,
  })
  await evening.plan(...Array.from({ length: 7 }, (_, by) => roundOf24(by)))
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
  return { ana, location, openEvent, evening: evening.eventId, today, fullDay: addDays(today, 1) }
}
