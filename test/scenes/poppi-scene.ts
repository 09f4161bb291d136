// A small world for Poppi: three venues around New York and one far away, an asking player, people,
// and events that each differ in one property. Answers are formatted as the lines of test/cases.
import type { CallOutput } from '#contract/contract.ts'
import type { NewEvent } from '#server/db/tables/event.ts'
import { aFriend, aLocation, anEvent } from '../support/builders.ts'
import type { TestApp, TestPlayer } from '../support/test-app.ts'

type Answer = CallOutput<'poppi-ask'>

/** The test app's date in this scene, a Monday. */
export const poppiToday = '2026-06-01'

export async function openPoppiScene(app: TestApp): Promise<TestPlayer> {
  const { db } = app
  const riverside = await aLocation(db, {
    locationId: 'riverside',
    name: 'Riverside Courts',
    city: 'New York',
    lat: 40.8,
    lon: -73.97,
    indoor: false,
    lit: true,
    courts: 8,
    fee: 'Free',
  })
  const lincoln = await aLocation(db, {
    locationId: 'lincoln',
    name: 'Lincoln Terrace Park',
    city: 'Brooklyn',
    lat: 40.67,
    lon: -73.93,
    indoor: false,
    lit: false,
    restrooms: true,
    courts: 4,
  })
  const bayside = await aLocation(db, {
    locationId: 'bayside',
    name: 'Bayside Sports Hall',
    city: 'Queens',
    lat: 40.76,
    lon: -73.77,
    indoor: true,
    lit: true,
    parking: true,
    restrooms: true,
    courts: 6,
  })
  const sutter = await aLocation(db, {
    locationId: 'sutter',
    name: 'Louis Sutter Playground',
    city: 'San Francisco',
    region: 'CA',
    timezone: 'America/Los_Angeles',
    lat: 37.72,
    lon: -122.41,
    lit: false,
    courts: 6,
  })
  const asker = await app.signedIn('Vera', { skill: 3.5, gender: 'woman', homeLocation: riverside })
  await db
    .updateTable('players_private')
    .set({ lastLat: 40.79, lastLon: -73.97 })
    .where('playerId', '=', 'vera')
    .execute()
  await app.signedIn('Olga', { skill: 4.5, homeLocation: lincoln })
  await app.signedIn('Ana', { skill: 3.5, homeLocation: riverside })
  await app.signedIn('Benito', { skill: 4, homeLocation: riverside })
  for (const name of ['Hidda', 'Blocker'])
    await app.signedIn(name, { skill: 3.5, homeLocation: riverside })
  await db.updateTable('players').set({ hidden: true }).where('playerId', '=', 'hidda').execute()
  await db.insertInto('player_blocks').values({ playerId: 'blocker', blockedId: 'vera' }).execute()
  await aFriend(db, 'vera', 'ana')

  const event = (
    title: string,
    location: string,
    startDate: string,
    startTime: string,
    changes: Partial<NewEvent> = {},
    organizer = 'olga',
  ) => anEvent(db, { location, organizer }, { title, startDate, startTime, ...changes })
  const mixed = await event('Mixed Saturday', riverside, '2026-06-06', '09:00', {
    gender: 'Mixed',
    skillMin: 3,
    skillMax: 4,
    playing: 1,
  })
  await db
    .insertInto('player_events')
    .values({
      eventId: mixed,
      playerId: 'ana',
      guests: 0,
      place: 'playing',
      entryOrder: 1,
      attendance: null,
      startDate: '2026-06-06',
      partnerId: null,
    })
    .execute()
  await event('Full House', riverside, '2026-06-06', '08:00', {
    gender: 'Mixed',
    skillMin: 3,
    skillMax: 4,
    playing: 8,
  })
  await event('Secret Saturday', riverside, '2026-06-06', '09:00', {
    gender: 'Mixed',
    invite: true,
    invited: 'Friends',
  })
  await event('Of a blocker', riverside, '2026-06-06', '09:00', { gender: 'Mixed' }, 'blocker')
  await event('Monday Night', riverside, '2026-06-01', '19:00')
  await event('Early Birds', riverside, '2026-06-02', '07:00')
  await event('Men Midweek', lincoln, '2026-06-03', '19:00', {
    gender: 'Men',
    skillMin: 3,
    skillMax: 4,
  })
  await event('Evening Robin', bayside, '2026-06-04', '18:30', { type: 'round robin' })
  await event('Friday Social', riverside, '2026-06-05', '19:00', { type: 'social', playing: 2 })
  await event('Ladies Doubles', lincoln, '2026-06-07', '10:00', { gender: 'Women' })
  await event('Sunday Open', riverside, '2026-06-07', '09:30', { fee: '5 dollars' })
  await event('King Night', bayside, '2026-06-09', '20:00', {
    type: 'king of the court',
    skillMin: 4,
    skillMax: 5,
  })
  await event('Beginner Clinic', riverside, '2026-06-10', '18:00', {
    type: 'clinic',
    skillMin: 1,
    skillMax: 2.5,
    fee: '20 dollars',
  })
  await event('Singles Ladder', riverside, '2026-06-12', '18:00', {
    type: 'ladder',
    play: 'singles',
  })
  await event('Free Beginners', lincoln, '2026-06-13', '10:00', {
    skillMin: 1,
    skillMax: 2.5,
    fee: 'Free',
  })
  await event('League Day', riverside, '2026-06-20', '10:00', { type: 'league day' })
  await event('SF Open', sutter, '2026-07-11', '10:00', { type: 'tournament' })
  return asker
}

type Told = Answer['understood'][number]

/** The parsed question: 'events days=2026-06-06 play=doubles near'. */
export const understoodLine = ({
  about,
  understood,
}: Pick<Answer, 'about' | 'understood'>): string =>
  [about, ...understood.map((told) => rangeLine(told) ?? wordLine(told))].join(' ')

const range = (from: string | number, to: string | number): string =>
  `${from}${to === from ? '' : `..${to}`}`

function rangeLine(told: Told): string | null {
  if (told.part === 'days') return `days=${range(told.from, told.to)}`
  if (told.part === 'time') return `time=${told.from}..${told.to}`
  return told.part === 'level'
    ? `level=${range(told.min, told.max)}${told.mine ? ' mine' : ''}`
    : null
}

function wordLine(told: Told): string {
  if (told.part === 'near' || told.part === 'free' || told.part === 'friends') return told.part
  const { part, ...values } = told
  const value: unknown = 'name' in values ? values.name : Object.values(values)[0]
  return `${part}=${Array.isArray(value) ? value.join('+') : String(value)}`
}

/**
 * The first answer. Without an exact match: '~', its deviations, and the answer; '-' when empty.
 */
export function firstLine({ about, isExact, events, venues, players, help }: Answer): string {
  const first =
    about === 'help'
      ? help[0]?.helpId
      : (events[0]?.card.title ?? venues[0]?.card.name ?? players[0]?.card.playerName)
  const missed = [events, venues, players]
    .flatMap(([found]) => found?.reasons ?? [])
    .flatMap((why) => (why.reason === 'missed' ? [why.part] : []))
  return first === undefined ? '-' : isExact ? first : `~${missed.join('+')} ${first}`
}
