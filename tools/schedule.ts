// npm run -s schedule -- --players 14 --courts 3 --rounds 8 --seed 7: rotating doubles for
// organizers without the app, as one JSON object {rounds, fairness} with players numbered from 0
// and courts from 1. The same seed gives the same answer on every machine.
import { parseArgs } from 'node:util'
import { measureFairness } from '#domain/schedule/fairness.ts'
import { rotatingDoubles } from '#domain/schedule/rotating-doubles.ts'
import { scheduleLimits as limits } from '#domain/schedule/schedule.ts'

const usage = 'usage: npm run -s schedule -- --players 14 --courts 3 --rounds 8 --seed 7'

class WrongArguments extends Error {}

function whole(name: string, value: string | undefined, min: number, max: number): number {
  if (value === undefined) throw new WrongArguments(`--${name} is missing`)
  const number = Number(value)
  if (!/^\d+$/.test(value) || number < min || number > max)
    throw new WrongArguments(`--${name} is a whole number from ${min} through ${max}`)
  return number
}

function readArguments(): { players: number; courts: number; rounds: number; seed: number } {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    options: { players: text, courts: text, rounds: text, seed: text },
  })
  return {
    players: whole('players', values.players, limits.minPlayers, limits.maxPlayers),
    courts: whole('courts', values.courts, limits.minCourts, limits.maxCourts),
    rounds: whole('rounds', values.rounds, limits.minRounds, limits.maxRounds),
    seed: whole('seed', values.seed, 0, Number.MAX_SAFE_INTEGER),
  }
}

try {
  const { players, courts, rounds, seed } = readArguments()
  const answer = rotatingDoubles({
    here: Array.from({ length: players }, (_, player) => player),
    courts: Array.from({ length: rounds }, () => courts),
    seed,
  })
  process.stdout.write(`${JSON.stringify({ rounds: answer, fairness: measureFairness(answer) })}\n`)
} catch (error) {
  const isTheirs =
    error instanceof WrongArguments ||
    (error instanceof TypeError &&
      'code' in error &&
      String(error.code).startsWith('ERR_PARSE_ARGS'))
  if (!isTheirs) throw error
  process.stderr.write(`${error.message.split('\n')[0] ?? ''}; ${usage}\n`)
  process.exitCode = 2
}
