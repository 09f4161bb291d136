// A bracket through the front door: laid out by the organizer, played, followed in another window
// and corrected; with pools before it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defaultFormat, type Format } from '#domain/event/format.ts'
import { planSchedule, type PlanRequest } from '#domain/schedule/plan-rounds.ts'
import { seedEntrants } from '#domain/schedule/seed-entrants.ts'
import {
  anEvening,
  matchListOf,
  type Evening,
  type MatchListView,
} from '#test/scenes/match-list-scene.ts'
import { aLocation } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

let app: TestApp
let location: string
let olga: TestPlayer
let people: TestPlayer[]

beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db)
  olga = await app.signedIn('Olga')
  people = await Promise.all(
    ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hana', 'Ivo', 'Joe', 'Kim', 'Lou'].map(
      (name) => app.signedIn(name),
    ),
  )
})
afterAll(() => app.close())

const formatOf = (format: Format, consolation = false) => ({
  ...defaultFormat('tournament', 'doubles', true),
  format,
  consolation,
})

async function aTournament(
  count: number,
  play: 'doubles' | 'singles',
  format: Format,
  courts = 2,
): Promise<Evening> {
  const evening = await anEvening(app, olga, people.slice(0, count), location, { play, courts })
  await olga.must('matchLists-setFormat', { eventId: evening.eventId, format: formatOf(format) })
  if (play === 'doubles')
    await olga.must('matchLists-setTeams', {
      eventId: evening.eventId,
      teams: Array.from(
        { length: count / 2 },
        (_, team) => [team * 2, team * 2 + 1] as [number, number],
      ),
    })
  return evening
}

const lay = async ({ eventId, now }: Evening, entrants: number[][]) =>
  olga.call('matchLists-layBracket', { eventId, revision: (await now()).revision, entrants })
const teams = (count: number): number[][] =>
  Array.from({ length: count }, (_, team) => [team * 2, team * 2 + 1])
const inWords = ({ matches, feeds }: Pick<MatchListView, 'matches' | 'feeds'>): string[] =>
  matches.map(({ matchId, stage, round, slot, court, a, b }) => {
    const side = (numbers: number[], which: 'a' | 'b'): string =>
      numbers.length > 0
        ? numbers.join('+')
        : (feeds.find((feed) => feed.matchId === matchId && feed.side === which)?.takes ?? '?')
    return `${stage} ${round}.${slot}: ${side(a, 'a')} v ${side(b, 'b')}${court === null ? '' : ` on ${court}`}`
  })
const matchAt = ({ matches }: MatchListView, stage: string, round: number, slot = 1): string =>
  matches.find((match) => match.stage === stage && match.round === round && match.slot === slot)
    ?.matchId ?? ''
const decide = (matchId: string, winner: 'a' | 'b') =>
  olga.call('matches-decide', {
    matchId,
    games: [winner === 'a' ? [11, 4] : [4, 11]],
    walkover: null,
  })

describe('a bracket', () => {
  test('is laid from seeds, follows what players tell and confirm, and every window sees it', async () => {
    const evening = await aTournament(8, 'doubles', 'single elimination', 1)
    expect(await lay(evening, teams(4))).toMatchObject({ ok: true })
    const laid = await evening.now()
    expect(inWords(laid)).toEqual([
      'winners 1.1: 0+1 v 6+7 on 1',
      'winners 1.2: 2+3 v 4+5',
      'final 1.1: winner v winner',
      'bronze 1.1: loser v loser',
    ])

    const [ann, , , , , , gus] = people as [
      TestPlayer,
      TestPlayer,
      TestPlayer,
      TestPlayer,
      TestPlayer,
      TestPlayer,
      TestPlayer,
    ]
    const window = (await app.socket(gus.token)).subscribe('matchLists-byEvent', {
      eventId: evening.eventId,
    })
    await window.next()
    const semifinal = matchAt(laid, 'winners', 1)
    const score: [number, number][] = [[8, 11]]
    await ann.must('matches-report', { matchId: semifinal, games: score, walkover: null })
    const seen = async (from: number): Promise<string[]> =>
      inWords((await window.next()).matchList ?? { matches: [], feeds: [] }).slice(from)
    const told = (await window.next()).matchList ?? { matches: [], feeds: [] }
    expect(inWords(told).slice(1)).toEqual([
      'winners 1.2: 2+3 v 4+5 on 1',
      'final 1.1: winner v winner',
      'bronze 1.1: loser v loser',
    ])
    await gus.must('matches-confirm', {
      matchId: semifinal,
      reported: told.matches.find(({ matchId }) => matchId === semifinal)?.reported ?? '',
    })
    expect(await seen(2)).toEqual(['final 1.1: 6+7 v winner', 'bronze 1.1: 0+1 v loser'])

    expect(await decide(semifinal, 'a')).toMatchObject({ ok: true })
    expect(await seen(2)).toEqual(['final 1.1: 0+1 v winner', 'bronze 1.1: 6+7 v loser'])
    expect(await decide(matchAt(laid, 'winners', 1, 2), 'b')).toMatchObject({ ok: true })
    expect(await seen(2)).toEqual(['final 1.1: 0+1 v 4+5', 'bronze 1.1: 6+7 v 2+3 on 1'])
    expect(await decide(matchAt(laid, 'final', 1), 'a')).toMatchObject({ ok: true })
    expect(await decide(semifinal, 'b')).toMatchObject({
      ok: false,
      refusal: { code: 'bracket-went-on' },
    })
    expect(await lay(evening, teams(4))).toMatchObject({
      ok: false,
      refusal: { code: 'round-played' },
    })
  })

  test('calls those whose match has both sides and a court, once, and them alone', async () => {
    const evening = await aTournament(8, 'doubles', 'single elimination', 1)
    const called = async () =>
      (
        await app.db
          .selectFrom('alerts')
          .select(['playerId', 'params'])
          .where('kind', '=', 'match-next')
          .where('eventId', '=', evening.eventId)
          .orderBy('playerId')
          .execute()
      ).map(({ playerId, params }) => `${playerId} ${params['round']}/${params['court']}`)
    await lay(evening, teams(4))
    const first = ['ann /1', 'ben /1', 'gus /1', 'hana /1']
    expect(await called()).toEqual(first)
    await decide(matchAt(await evening.now(), 'winners', 1), 'a')
    expect(await called()).toEqual([...first, 'cleo /1', 'dan /1', 'eve /1', 'finn /1'].toSorted())
  })

  test('is of whole entrants who are here, in a format that has one', async () => {
    const evening = await aTournament(8, 'doubles', 'double elimination')
    for (const entrants of [
      [
        [0, 1],
        [2, 4],
      ],
      [
        [0, 1],
        [0, 1],
      ],
      [[0], [2, 3]],
      [
        [0, 1],
        [98, 99],
      ],
    ])
      expect(await lay(evening, entrants)).toMatchObject({ refusal: { code: 'plan-invalid' } })
    expect(
      await olga.call('matchLists-layBracket', {
        eventId: evening.eventId,
        revision: 0,
        entrants: teams(4),
      }),
    ).toMatchObject({ refusal: { code: 'match-list-changed' } })
    expect(
      await people[0]?.call('matchLists-layBracket', {
        eventId: evening.eventId,
        revision: 0,
        entrants: teams(4),
      }),
    ).toMatchObject({ refusal: { code: 'not-allowed' } })
    await olga.must('matchLists-setPresence', {
      eventId: evening.eventId,
      numbers: [6],
      presence: 'left',
    })
    expect(await lay(evening, teams(4))).toMatchObject({ refusal: { code: 'plan-invalid' } })
    expect(await lay(evening, teams(3))).toMatchObject({ ok: true })
    await olga.must('matchLists-setFormat', {
      eventId: evening.eventId,
      format: formatOf('rotating partners'),
    })
    expect(await lay(evening, teams(3))).toMatchObject({ refusal: { code: 'plan-invalid' } })
  })

  test('is laid anew before anyone has played, and the step is taken back', async () => {
    const evening = await aTournament(5, 'singles', 'double elimination')
    await lay(evening, [[0], [1], [2], [3], [4]])
    await lay(evening, [[4], [3], [2]])
    expect(inWords(await evening.now())).toEqual([
      'winners 1.2: 3 v 2 on 1',
      'winners 2.1: 4 v winner',
      'losers 1.1: loser v loser',
      'final 1.1: winner v winner',
    ])
    await olga.must('matchLists-undo', { eventId: evening.eventId })
    expect(inWords(await evening.now())).toContain('winners 2.2: 1 v 2 on 2')
    await olga.must('matchLists-setCourts', { eventId: evening.eventId, courts: [1] })
    expect(inWords(await evening.now())).toContain('winners 2.2: 1 v 2')
    await olga.must('matchLists-setCourts', { eventId: evening.eventId, courts: [1, 5] })
    expect(inWords(await evening.now())).toContain('winners 2.2: 1 v 2 on 5')
  })

  test('a second final comes and goes with the first', async () => {
    const evening = await aTournament(3, 'singles', 'double elimination')
    await lay(evening, [[0], [1], [2]])
    const list = await evening.now()
    for (const [stage, round, slot] of [
      ['winners', 1, 2],
      ['winners', 2, 1],
      ['losers', 1, 1],
    ] as const)
      await decide(matchAt(list, stage, round, slot), 'a')
    expect(await decide(matchAt(list, 'final', 1), 'b')).toMatchObject({ ok: true })
    expect(inWords(await evening.now())).toContain('final 2.1: 0 v 1 on 1')
    expect(await decide(matchAt(list, 'final', 1), 'a')).toMatchObject({ ok: true })
    expect(inWords(await evening.now()).filter((words) => words.startsWith('final 2'))).toEqual([])
  })
})

describe('pools', () => {
  test('are planned as rounds, played, and send their best to a bracket', async () => {
    const evening = await aTournament(12, 'doubles', 'pools then bracket', 3)
    const { eventId } = evening
    const request = (list: MatchListView): PlanRequest => ({
      list,
      format: list.format,
      play: list.play,
      genders: new Map(),
      strengths: new Map(list.players.map(({ number }) => [number, -number])),
      seed: 1,
      rounds: 1,
    })
    const planned = planSchedule(request(await evening.now()))
    const rounds = planned.map(({ games, byes }) => ({
      byes: [...byes],
      games: games.map(({ court, pool, a, b }) => ({ court, pool, a: [...a], b: [...b] })),
    }))
    await olga.must('matchLists-plan', {
      eventId,
      revision: (await evening.now()).revision,
      rounds,
    })
    const inPools = await evening.now()
    expect(new Set(inPools.matches.map(({ stage, pool }) => `${stage} ${pool ?? ''}`))).toEqual(
      new Set(['pool 1', 'pool 2']),
    )
    for (const { matchId, a, b } of inPools.matches)
      await decide(matchId, (a[0] ?? 0) < (b[0] ?? 0) ? 'a' : 'b')
    const done = await matchListOf(app, olga, eventId)
    expect(
      await lay(
        evening,
        seedEntrants(request(done)).map((entrant) => [...entrant]),
      ),
    ).toMatchObject({ ok: true })
    const laid = await evening.now()
    expect(laid.matches.filter(({ stage }) => stage === 'pool')).toHaveLength(
      inPools.matches.length,
    )
    expect(inWords(laid).filter((words) => words.startsWith('winners'))).toEqual([
      'winners 1.1: 0+1 v 4+5 on 1',
      'winners 1.2: 2+3 v 6+7 on 2',
    ])
  })
})
