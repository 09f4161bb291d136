// Plans the coming rounds of an event in its format, pure and seeded. Played rounds stay, whatever
// their format; the server lays brackets, because their matches follow from results. See
// docs/decisions/023-formats-and-brackets.md.
import type { Format } from '../event/format.ts'
import { createRandom } from '../shared/random.ts'
import { duelRounds } from './duels.ts'
import { listEntrants, readEntrantHistory } from './entrants.ts'
import { toDoubles, keptRounds, listPresentNumbers } from './kept-rounds.ts'
import { kingOfTheCourt } from './king-of-the-court.ts'
import { ladder } from './ladder.ts'
import { mexicano } from './mexicano.ts'
import { mixedDoubles } from './mixed-doubles.ts'
import type { PairGender, PlannedRound, PlanRequest } from './planned-round.ts'
import { pools } from './pools.ts'
import { rotatingDoubles, scrambledDoubles } from './rotating-doubles.ts'
import type { Round } from './schedule.ts'

export type { PlannedRound, PlanRequest } from './planned-round.ts'

const oneByOne: ReadonlySet<Format> = new Set<Format>(['mexicano', 'king of the court', 'ladder'])

export const plansOneRound = (format: Format): boolean => oneByOne.has(format)

export function planSchedule(request: PlanRequest): PlannedRound[] {
  switch (request.format.format) {
    case 'rotating partners':
      return rotating(request, rotatingDoubles)
    case 'scramble':
      return rotating(request, scrambledDoubles)
    case 'mixed doubles':
      return mixed(request)
    case 'fixed teams':
    case 'singles':
      return duels(request)
    case 'mexicano':
      return mexicano(request)
    case 'king of the court':
      return kingOfTheCourt(request)
    case 'ladder':
      return ladder(request)
    case 'pools then bracket':
      return pools(request)
    case 'single elimination':
    case 'double elimination':
      return []
  }
}

const toEffort = ({ steps }: PlanRequest): { steps?: number } =>
  steps === undefined ? {} : { steps }

const everyRound = ({ list, rounds }: PlanRequest): number[] =>
  Array.from({ length: rounds }, () => list.courts.length)

function onCourts({ list: { courts } }: PlanRequest, rounds: readonly Round[]): PlannedRound[] {
  return rounds.map(({ games, byes }) => ({
    games: games.map(({ court, teams: [a, b] }) => ({
      court: courts[court - 1] ?? court,
      pool: null,
      a,
      b,
    })),
    byes,
  }))
}

function rotating(request: PlanRequest, plan: typeof rotatingDoubles): PlannedRound[] {
  const here = listPresentNumbers(request.list)
  if (here.length < 4) return []
  return onCourts(
    request,
    plan({
      here,
      courts: everyRound(request),
      seed: request.seed,
      played: toDoubles(keptRounds(request.list)),
      ...toEffort(request),
    }),
  )
}

function mixed(request: PlanRequest): PlannedRound[] {
  const { women, men } = couples(request)
  if (women.length < 2 || men.length < 2) return []
  return onCourts(
    request,
    mixedDoubles({
      women,
      men,
      courts: everyRound(request),
      seed: request.seed,
      played: toDoubles(keptRounds(request.list)),
      ...toEffort(request),
    }),
  )
}

/** Players of unknown gender join the smaller group. */
function couples({ list, genders }: PlanRequest): { women: number[]; men: number[] } {
  const here = listPresentNumbers(list)
  const of = (gender: PairGender): number[] =>
    here.filter((number) => genders.get(number) === gender)
  const [women, men] = [of('woman'), of('man')]
  for (const number of here.filter((each) => !genders.has(each)))
    (women.length < men.length ? women : men).push(number)
  return { women, men }
}

function duels(request: PlanRequest): PlannedRound[] {
  const { entrants: entered, alone } = listEntrants(request)
  if (entered.length < 2) return []
  // The circle is fixed, so the places in it are drawn.
  const entrants = createRandom(request.seed).shuffle(entered)
  const { met, attendance } = readEntrantHistory(request, entrants)
  const { courts } = request.list
  return duelRounds({
    width: entrants.length,
    courts: everyRound(request),
    seed: request.seed,
    met,
    attendance,
    ...toEffort(request),
  }).map(({ games, byes }) => ({
    games: games.map(([one, other], index) => ({
      court: courts[index] ?? 1,
      pool: null,
      a: entrants[one] ?? [],
      b: entrants[other] ?? [],
    })),
    byes: [...byes.flatMap((place) => entrants[place] ?? []), ...alone].toSorted(
      (one, other) => one - other,
    ),
  }))
}
