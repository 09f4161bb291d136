// What one account may take: the rows it can write in a minute, the sockets, loads and connections it can hold.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { framesPerSocket, frameAllowances, loadPlaces, recheckPlaces, socketsPerAccount, subscriptionsPerSocket, waitingLoadsPerPerson } from '#domain/live/live-limits.ts'
import { callsAtOnce } from '#domain/shared/calls-at-once.ts'
import { rateLimits, type RateLimitName } from '#domain/shared/rate-limits.ts'
import { calls, type CallName } from '#contract/contract.ts'
import { costs, reaches } from './cost-table.ts'
import { everyRow } from './every-row.ts'
import { askerOf, openMatrixScene, type MatrixScene } from './matrix-scene.ts'
import type { MatrixRow } from './matrix-cell.ts'
import { askWire } from './matrix-wire.ts'

let scene: MatrixScene
beforeAll(async () => { scene = await openMatrixScene() })
afterAll(() => scene.close())

const writes = (Object.keys(calls) as CallName[]).filter((name) => calls[name].kind === 'write')
const limitOf = (name: CallName): RateLimitName => ('limit' in calls[name] ? calls[name].limit : 'request')

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
  expect(writes.filter((name) => costs[name]?.[0] !== 'few' && costs[name]?.[1] === 'request')).toEqual([])
})

test('what takes its turn at a match list says so in the contract, unless it is about a match', () => {
  const ofLists = writes.filter((name) => costs[name]?.[1] === 'turn' && name.startsWith('matchLists-'))
  expect(ofLists.filter((name) => !('locks' in calls[name]))).toEqual([])
})

/** What rests on a roster or a series that others have to fill first. */
const tellsAll: readonly CallName[] = ['events-update', 'account-delete']

test('in a minute an account writes at most 60,000 rows by what waits for no turn, and 15,000 by what is small', () => {
  const rowsAMinute = (name: CallName): number => {
    const [reach, holds] = costs[name] ?? ['few', 'request']
    return holds === 'turn' || holds === 'once' || holds === 'at most' ? 0 : reaches[reach] * rateLimits[holds].tries
  }
  expect(writes.filter((name) => !tellsAll.includes(name) && rowsAMinute(name) > (costs[name]?.[0] === 'few' ? 15_000 : 60_000))).toEqual([])
  expect(Object.values(rateLimits).filter(({ seconds }) => seconds < 60)).toEqual([])
})

/** Of a server's pool (db/open-database.ts). */
const connections = 10

const askers = [['player', 'own'], ['organizer', 'foreign'], ['owner', 'foreign'], ['admin', 'foreign']] as const
const ofWrites = everyRow.filter((row) => costs[row.name as CallName] !== undefined)

/** The most rows that one ask of the row wrote. */
async function rowsOf(row: MatrixRow): Promise<number> {
  let most = 0
  for (const [actor, target] of askers) {
    if (row.outcomes[target] === '-') continue
    const asked = await row.arrange({ scene, actor, me: actor, target })
    await sql`delete from changed_tables`.execute(scene.db)
    await askWire(askerOf({ scene, actor }), row.name, asked.input)
    const { rows: [written] } = await sql<{ rows: number }>`select count(*)::int as rows from changed_tables`.execute(scene.db)
    most = Math.max(most, written?.rows ?? 0)
  }
  return most
}

test.each(ofWrites)('$name, about $about, writes no more than it says', async (row) => {
  const [reach] = costs[row.name as CallName] ?? ['few']
  expect(await rowsOf(row)).toBeLessThanOrEqual(reaches[reach])
})

test('one account leaves room for others: of loads, of sessions that are looked at, of calls and of sockets', () => {
  expect(loadPlaces.firstsPerPerson + loadPlaces.refreshesPerPerson).toBeLessThan(loadPlaces.all)
  expect(recheckPlaces.refreshesPerPerson).toBeLessThan(recheckPlaces.all)
  expect(waitingLoadsPerPerson).toBeLessThanOrEqual(socketsPerAccount * subscriptionsPerSocket)
  expect(frameAllowances.person.burst / framesPerSocket).toBeGreaterThanOrEqual(socketsPerAccount)
  expect(callsAtOnce.account.running).toBeLessThan(connections / 2)
})
