// Who may do what: every call and live query, asked by everyone, about everything. A name of the contract without a row fails.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls, liveQueries } from '#contract/contract.ts'
import { clubRows } from './club-rows.ts'
import { eventRows } from './event-rows.ts'
import { locationRows } from './location-rows.ts'
import { actualTable, expectedTable, type MatrixRow } from './matrix-cell.ts'
import { openMatrixScene, takeChanges, type MatrixScene } from './matrix-scene.ts'
import { playerRows } from './player-rows.ts'
import { rosterRows } from './roster-rows.ts'
import { teamRows } from './team-rows.ts'

const rows = [...playerRows, ...locationRows, ...clubRows, ...eventRows, ...rosterRows, ...teamRows]
const contract = { ...calls, ...liveQueries }

let scene: MatrixScene
beforeAll(async () => { scene = await openMatrixScene() })
afterAll(() => scene.close())

test('every call and live query of the contract has a row', () => {
  const named = new Set(rows.map(({ name }) => name))
  expect(Object.keys(contract).filter((name) => !named.has(name as MatrixRow['name']))).toEqual([])
})

test('the watch on the tables sees what a call changed, once', async () => {
  await scene.players.player.must('players-updatePlayer', { playerId: 'player', fields: { homePage: 'myEvents' } })
  expect(await takeChanges(scene)).toEqual(['call_answers', 'players'])
  expect(await takeChanges(scene)).toEqual([])
})

test.each(rows)('$name, about $about', async (row) => {
  const expected = expectedTable(row)
  expect(await actualTable(scene, row, expected)).toEqual(expected)
})
