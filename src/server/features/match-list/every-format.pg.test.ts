// Every format from check-in to medals, following only the suggested next step.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formats, type Format } from '#domain/event/format.ts'
import { openDoors, signUp } from '#test/scenes/event-scene.ts'
import { aLeagueDay, leagueFieldsAt, runningLeague } from '#test/scenes/league-scene.ts'
import { walkByMainButtons } from '#test/scenes/main-buttons.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

let app: TestApp
let location: string
let olga: TestPlayer
let players: TestPlayer[]

beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db)
  olga = await app.signedIn('Olga')
  players = []
  for (const [index, name] of ['Ada', 'Bea', 'Cleo', 'Dina', 'Eli', 'Fay', 'Gus', 'Hal'].entries())
    players.push(
      await app.signedIn(name, { skill: 5 - index / 4, gender: index % 2 === 0 ? 'woman' : 'man' }),
    )
})
afterAll(() => app.close())

const walk = (eventId: string) => walkByMainButtons(app, olga, eventId)

const medalsOf = async (eventId: string): Promise<string[]> =>
  [
    ...new Set(
      (
        await app.db.selectFrom('awards').select('medal').where('eventId', '=', eventId).execute()
      ).map(({ medal }) => medal),
    ),
  ].toSorted()

const typeOf: Partial<Record<Format, 'tournament' | 'ladder' | 'king of the court'>> = {
  'single elimination': 'tournament',
  'double elimination': 'tournament',
  'pools then bracket': 'tournament',
  ladder: 'ladder',
  'king of the court': 'king of the court',
}

test.each(formats)('%s leads from check-in to its medals', async (format) => {
  const eventId = await anEvent(
    app.db,
    { location, organizer: olga.playerId },
    {
      type: typeOf[format] ?? 'round robin',
      play: format === 'singles' ? 'singles' : 'doubles',
      maxPlayers: 20,
      courts: 2,
      format,
      rounds: 3,
      points: 11,
      winBy: 2,
      scoring: 'side-out',
      bestOf: 1,
      ranked: true,
      consolation: format === 'single elimination',
    },
  )
  for (const player of players) await signUp(player, eventId)
  await openDoors(app, eventId)
  const steps = await walk(eventId)
  expect(steps.slice(-2)).toEqual(['scores', 'close'])
  expect(await medalsOf(eventId)).toEqual(['bronze', 'gold', 'silver'])
})

test.each(['ladder', 'round robin'] as const)(
  'a game day of a league, %s, leads from check-in to its end and the league to its medals',
  async (kind) => {
    const leagueSeriesId = await runningLeague(
      olga,
      players,
      leagueFieldsAt(location, {
        kind,
        rounds: 3,
        endDate: '2027-05-31',
        signupDeadline: '2027-05-01',
      }),
    )
    const eventId = await aLeagueDay(
      olga,
      leagueSeriesId,
      new Date(app.clock.now() + 86_400_000).toISOString().slice(0, 10),
    )
    await openDoors(app, eventId)
    const steps = await walk(eventId)
    expect([steps.filter((step) => step === 'more'), steps.slice(-2)]).toEqual([
      [],
      ['scores', 'close'],
    ])
    for (const player of players) await player.must('ownActs-answer', { eventId, isMe: true })
    await olga.must('leagues-setState', { leagueSeriesId, state: 'concluded' })
    const awards = await app.db
      .selectFrom('awards')
      .select('medal')
      .where('leagueSeriesId', '=', leagueSeriesId)
      .execute()
    expect(awards.map(({ medal }) => medal).toSorted()).toEqual(['bronze', 'gold', 'silver'])
  },
)
