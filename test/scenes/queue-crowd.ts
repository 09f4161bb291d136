// A hundred people who come to one night of open play, each in their own way, and go home in theirs.
import type { Random } from '#domain/shared/random.ts'
import type { TestApp, TestPlayer } from '../support/test-app.ts'
import { aContact } from './contact-scene.ts'
import { signUp } from './event-scene.ts'

/** How many come in which way; those signed up or on the roster are joined by some who never come. */
const ways = {
  'signed up': 60,
  'walks in': 10,
  'without account': 12,
  'says a name': 8,
  'typed by a helper': 10,
} as const
type Way = keyof typeof ways
const neverCome = 3

/** How somebody goes home: by themselves, or by an organizer's hand. */
export const goodbyes = [
  'own',
  'withdraws',
  'removed',
  'no-show',
  'not checked in',
  'by hand',
] as const
export type Goodbye = (typeof goodbyes)[number]

/** comes: the minute of the night, or null. player: null without an account. */
export type Person = {
  name: string
  way: Way
  player: TestPlayer | null
  playerId: string | null
  comes: number | null
}

const skills = [2.5, 3, 3, 3.5, 4, 3.5, 2.5, 4.5, 3, 4]
/** Names that nobody confuses, and no other night has. */
const nameAt = (night: number, at: number): string =>
  `Night${night}${String.fromCodePoint(97 + Math.floor(at / 26), 97 + (at % 26))}`

/** Most come in the first forty minutes, one in six up to an hour and a half later. */
const chooseMinute = (random: Random): number =>
  random.chance(1 / 6) ? random.between(40, 130) : random.between(0, 40)

/** The crowd before the doors open: those who plan ahead have signed up. */
export async function aCrowd(
  app: TestApp,
  { eventId, organizer, night }: { eventId: string; organizer: TestPlayer; night: number },
  random: Random,
): Promise<Person[]> {
  const coming = (Object.keys(ways) as Way[]).flatMap((way) =>
    Array.from({ length: ways[way] }, (): Way => way),
  )
  const people: Person[] = []
  for (const [at, way] of [...coming, ...Array<Way>(neverCome).fill('signed up')].entries()) {
    const name = nameAt(night, at)
    const hasAccount = way === 'signed up' || way === 'walks in'
    const player = hasAccount
      ? await app.signedIn(name, { skill: skills[at % skills.length] ?? 3 })
      : null
    const contact = way === 'without account' ? await aContact(app, organizer, { name }) : null
    people.push({
      name,
      way,
      player,
      playerId: player?.playerId ?? contact?.playerId ?? null,
      comes: at < coming.length ? chooseMinute(random) : null,
    })
  }
  await Promise.all(
    people.map(async ({ way, player, playerId }) => {
      if (way === 'signed up' && player !== null) await signUp(player, eventId)
      if (way === 'without account' && playerId !== null)
        await organizer.must('events-addPlayer', { eventId, playerId })
    }),
  )
  return people
}

/** Somebody comes to the courts; the code is the one on the screen. */
export async function arrive(
  app: TestApp,
  { way, player, name }: Person,
  { eventId, code, helper }: { eventId: string; code: string; helper: TestPlayer },
): Promise<void> {
  if (player !== null)
    await player.must('checkIns-arrive', { eventId, proof: { kind: 'code', code } })
  else if (way === 'typed by a helper') await helper.must('events-addWalkIn', { eventId, name })
  else await app.visitor.must('checkIns-arriveByName', { eventId, name, code })
}

/** Somebody goes home, seen by the queue as `number`. */
export async function goHome(
  { player, playerId }: Pick<Person, 'player' | 'playerId'>,
  goodbye: Goodbye,
  { eventId, number, organizer }: { eventId: string; number: number; organizer: TestPlayer },
): Promise<void> {
  if (player !== null && goodbye === 'own')
    await player.must('queues-setOwn', { eventId, kind: 'leave' })
  else if (player !== null && goodbye === 'withdraws')
    await player.must('events-withdraw', { eventId })
  else if (playerId !== null && goodbye === 'removed')
    await organizer.must('events-removePlayer', { eventId, playerId })
  else if (playerId !== null && (goodbye === 'no-show' || goodbye === 'not checked in'))
    await organizer.must('events-checkIn', {
      eventId,
      playerId,
      attendance: goodbye === 'no-show' ? 'no-show' : null,
    })
  else await organizer.must('queues-step', { eventId, step: { kind: 'leave', number } })
}
