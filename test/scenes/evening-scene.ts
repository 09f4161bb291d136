// Evenings with a match list, for any number of players.
import { afterAll, beforeAll } from 'vitest'
import { topics } from '#server/live/topics.ts'
import { anEvening, type Evening } from '#test/scenes/match-list-scene.ts'
import { aLocation } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

export let app: TestApp

export let location: string

export let olga: TestPlayer, cora: TestPlayer

export let people: TestPlayer[]

export const some = (count: number): TestPlayer[] => people.slice(0, count)

export const evening = (
  count: number,
  changes: Parameters<typeof anEvening>[4] = {},
): Promise<Evening> => anEvening(app, olga, some(count), location, changes)

export async function score(
  { eventId, now }: Evening,
  round: number,
  court: number,
): Promise<string> {
  const match = (await now()).matches.find(
    (candidate) => candidate.round === round && candidate.court === court,
  )
  await app.db
    .updateTable('matches')
    .set({
      state: 'reported',
      winner: 'a',
      pointsA: [11],
      pointsB: [4],
      reported: new Date(app.clock.now()),
      reportedBy: 'ann',
    })
    .where('eventId', '=', eventId)
    .where('matchId', '=', match?.matchId ?? '')
    .execute()
  app.deps.bus.publish([topics.matchList(eventId)])
  return match?.matchId ?? ''
}

export function startEvenings(): void {
  beforeAll(async () => {
    app = await startTestApp()
    location = await aLocation(app.db)
    olga = await app.signedIn('Olga')
    cora = await app.signedIn('Cora')
    people = await Promise.all(
      ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hana', 'Ivo', 'Jo1'].map((name) =>
        app.signedIn(name),
      ),
    )
  })
  afterAll(() => app.close())
}
