// npm run -s schedule: prints one JSON object, the same for the same seed; invalid arguments print
// one line and exit with code 2.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { measureFairness } from '#domain/schedule/fairness.ts'
import type { Round } from '#domain/schedule/schedule.ts'

const run = (line: string) =>
  spawnSync(
    process.execPath,
    [join(import.meta.dirname, '../../tools/schedule.ts'), ...line.split(' ').filter(Boolean)],
    { encoding: 'utf8' },
  )

it('prints the rounds and their fairness, the same for the same seed', () => {
  const [one, again] = [
    run('--players 14 --courts 3 --rounds 4 --seed 7'),
    run('--players 14 --courts 3 --rounds 4 --seed 7'),
  ]
  expect(one).toMatchObject({ status: 0, stderr: '', stdout: again.stdout })
  const { rounds, fairness, ...others } = JSON.parse(one.stdout) as {
    rounds: Round[]
    fairness: unknown
  }
  expect(others).toEqual({})
  expect(rounds).toHaveLength(4)
  expect(rounds[0]?.games.map((game) => game.court)).toEqual([1, 2, 3])
  expect(fairness).toEqual(measureFairness(rounds))
})

it.for([
  ['', '--players is missing'],
  ['--players 14 --courts 3 --rounds 8', '--seed is missing'],
  ['--players 3 --courts 1 --rounds 3 --seed 1', '--players is a whole number from 4 through 64'],
  ['--players 65 --courts 1 --rounds 3 --seed 1', '--players is a whole number from 4 through 64'],
  ['--players 8 --courts 17 --rounds 3 --seed 1', '--courts is a whole number from 1 through 16'],
  ['--players 8 --courts 2 --rounds 0 --seed 1', '--rounds is a whole number from 1 through 100'],
  ['--players 8.5 --courts 2 --rounds 3 --seed 1', '--players is a whole number'],
  ['--player 8', "Unknown option '--player'"],
  ['8 2 3', 'Unexpected argument'],
] as const)('refuses "%s" in one line', ([line, words]) => {
  const { status, stdout, stderr } = run(line)
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toContain(words)
  expect(stderr.trimEnd().split('\n')).toHaveLength(1)
})
