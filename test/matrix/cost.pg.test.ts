// Bounds of one account per minute: rows it can write, database statements it can cause, and the
// sockets, loads and connections it can hold.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls, httpFunctions, type CallName } from '#contract/contract.ts'
import { liveQueries } from '#contract/live-queries.ts'
import {
  framesPerSocket,
  frameAllowances,
  loadPlaces,
  recheckPlaces,
  socketsPerAccount,
  subscriptionAllowances,
  subscriptionsPerSocket,
  waitingLoadsPerPerson,
} from '#domain/live/live-limits.ts'
import { callsAtOnce } from '#domain/shared/calls-at-once.ts'
import { rateLimits, type RateLimitName } from '#domain/shared/rate-limits.ts'
import { asks, reaches } from '#server/manifests/costs.ts'
import { isProof } from '#test/support/proof.ts'
import { statementsOf } from '#test/support/statements.ts'
import { costs, readCosts, type ReadName } from './cost-table.ts'
import type { MatrixRow } from './matrix-cell.ts'
import { askerOf, openMatrixScene, type MatrixScene } from './matrix-scene.ts'
import { askWire, isWrite, names } from './matrix-wire.ts'
import { everyRow } from './nouns.ts'

let scene: MatrixScene
beforeAll(async () => {
  scene = await openMatrixScene()
})
afterAll(() => scene.close())

const writes = (Object.keys(calls) as CallName[]).filter((name) => calls[name].kind === 'write')
const limitOf = (name: CallName): RateLimitName =>
  'limit' in calls[name] ? calls[name].limit : 'request'

test('every call that writes says what it takes', () => {
  expect(writes.filter((name) => costs[name] === undefined)).toEqual([])
  expect(Object.keys(costs).filter((name) => !writes.includes(name as CallName))).toEqual([])
})

test('a limit that holds it is the one of the contract, and a limit of the contract holds it', () => {
  const held = writes.filter((name) => Object.hasOwn(rateLimits, costs[name]?.[1] ?? ''))
  expect(held.filter((name) => limitOf(name) !== costs[name]?.[1])).toEqual([])
  expect(writes.filter((name) => limitOf(name) !== 'request' && !held.includes(name))).toEqual([])
})

test('what reaches many is held by more than the limit of everything', () => {
  expect(
    writes.filter((name) => costs[name]?.[0] !== 'few' && costs[name]?.[1] === 'request'),
  ).toEqual([])
})

test('what takes its turn at a match list says so in the contract, unless it is about a match', () => {
  const ofLists = writes.filter(
    (name) => costs[name]?.[1] === 'turn' && name.startsWith('matchLists-'),
  )
  expect(ofLists.filter((name) => !('locks' in calls[name]))).toEqual([])
})

/** Their reach depends on a roster, series or history that others must fill first. */
const tellsAll: readonly CallName[] = [
  'events-update',
  'locations-setZone',
  'account-delete',
  'contacts-claim',
  'operators-act',
]

test('in a minute an account writes at most 60,000 rows by what waits for no turn, and 15,000 by what is small', () => {
  const rowsAMinute = (name: CallName): number => {
    const [reach, holds] = costs[name] ?? ['few', 'request']
    return holds === 'turn' || holds === 'once' || holds === 'at most'
      ? 0
      : reaches[reach] * rateLimits[holds].tries
  }
  expect(
    writes.filter(
      (name) =>
        !tellsAll.includes(name) &&
        rowsAMinute(name) > (costs[name]?.[0] === 'few' ? 15_000 : 60_000),
    ),
  ).toEqual([])
  expect(Object.values(rateLimits).filter(({ seconds }) => seconds < 60)).toEqual([])
})

/** Size of a server's pool (db/open-database.ts). */
const connections = 10

const askers = [
  ['player', 'own'],
  ['organizer', 'foreign'],
  ['owner', 'foreign'],
  ['admin', 'foreign'],
] as const
const ofWrites = everyRow.filter((row) => costs[row.name as CallName] !== undefined)

async function rowsOf(row: MatrixRow): Promise<number> {
  let most = 0
  for (const [actor, target] of askers) {
    if (row.outcomes[target] === '-') continue
    const asked = await row.arrange({ scene, actor, me: actor, target })
    await sql`delete from changed_tables`.execute(scene.db)
    await askWire(askerOf({ scene, actor }), row.name, asked.input)
    const {
      rows: [written],
    } = await sql<{ rows: number }>`select count(*)::int as rows from changed_tables`.execute(
      scene.db,
    )
    most = Math.max(most, written?.rows ?? 0)
  }
  return most
}

test.runIf(isProof).each(ofWrites)(
  '$name, about $about, writes no more than it says',
  async (row) => {
    const [reach] = costs[row.name as CallName] ?? ['few']
    expect(await rowsOf(row)).toBeLessThanOrEqual(reaches[reach])
  },
)

const reads = names.filter((name): name is ReadName => !isWrite(name))
const ofReads = everyRow.filter(({ name }) => !isWrite(name))
const definitions: Readonly<Record<string, { name: string; limit?: RateLimitName }>> = {
  ...calls,
  ...httpFunctions,
  ...liveQueries,
}

test('every read and every live query says what it takes, under the limit of the contract', () => {
  expect(Object.keys(readCosts).toSorted()).toEqual(reads.toSorted())
  const heldBy = (name: ReadName) =>
    definitions[name]?.limit ?? (Object.hasOwn(liveQueries, name) ? 'window' : 'request')
  expect(reads.filter((name) => readCosts[name]?.[1] !== heldBy(name))).toEqual([])
})

async function readingOf(row: MatrixRow): Promise<{ statements: number; rows: number }> {
  let [statements, rows] = [0, 0]
  for (const [actor, target] of askers) {
    if (row.outcomes[target] === '-') continue
    const asked = await row.arrange({ scene, actor, me: actor, target })
    await sql`delete from changed_tables`.execute(scene.db)
    const made = await statementsOf(() => askWire(askerOf({ scene, actor }), row.name, asked.input))
    statements = Math.max(statements, made.length)
    rows += (await sql`select from changed_tables`.execute(scene.db)).rows.length
  }
  return { statements, rows }
}

test.runIf(isProof).each(ofReads)(
  '$name, about $about, asks no more of the database than it says, and writes nothing',
  async (row) => {
    const [most] = readCosts[row.name as ReadName] ?? ['none']
    const { statements, rows } = await readingOf(row)
    expect(statements).toBeLessThanOrEqual(asks[most])
    expect(rows).toBe(0)
  },
)

const inAMinute = ({ burst, perSecond }: { burst: number; perSecond: number }): number =>
  burst + 60 * perSecond

test('in a minute an account reads with at most 5,000 statements by calls and 32,000 by windows, on seven connections, and opens at most 1,000 sockets', () => {
  const statements = (name: ReadName): number => {
    const [most, holds] = readCosts[name] ?? ['none', 'request']
    return (
      asks[most] *
      (holds === 'window' ? inAMinute(subscriptionAllowances.person) : rateLimits[holds].tries)
    )
  }
  expect(
    reads.filter((name) => statements(name) > (Object.hasOwn(liveQueries, name) ? 32_000 : 5_000)),
  ).toEqual([])
  expect(
    callsAtOnce.account.running + loadPlaces.firstsPerPerson + loadPlaces.refreshesPerPerson,
  ).toBeLessThanOrEqual(7)
  expect(inAMinute(frameAllowances.person) / framesPerSocket).toBeLessThanOrEqual(1_000)
})

test('one account leaves room for others: of loads, of sessions that are looked at, of calls and of sockets', () => {
  expect(loadPlaces.firstsPerPerson + loadPlaces.refreshesPerPerson).toBeLessThan(loadPlaces.all)
  expect(recheckPlaces.refreshesPerPerson).toBeLessThan(recheckPlaces.all)
  expect(waitingLoadsPerPerson).toBeLessThanOrEqual(socketsPerAccount * subscriptionsPerSocket)
  expect(frameAllowances.person.burst / framesPerSocket).toBeGreaterThanOrEqual(socketsPerAccount)
  expect(callsAtOnce.account.running).toBeLessThan(connections / 2)
})
