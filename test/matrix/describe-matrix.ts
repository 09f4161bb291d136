// Runs rows of the matrix against a server of their own: one test a row, which tells all cells that
// differ.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { actualTable, expectedTable, type MatrixRow } from './matrix-cell.ts'
import { openMatrixScene, takeChanges, type MatrixScene } from './matrix-scene.ts'

/** To stand alone in a test file. */
export function describeMatrix(rows: readonly MatrixRow[]): void {
  let scene: MatrixScene
  beforeAll(async () => {
    scene = await openMatrixScene()
  })
  afterAll(() => scene.close())

  test('the watch on the tables sees what a call changed, once', async () => {
    await scene.players.player.must('players-updatePlayer', {
      playerId: 'player',
      fields: { homePage: 'myEvents' },
    })
    expect(await takeChanges(scene)).toEqual(['call_answers', 'players'])
    expect(await takeChanges(scene)).toEqual([])
  })

  test.each(rows)('$name, about $about', async (row) => {
    expect(await actualTable(scene, row)).toEqual(expectedTable(row))
  })
}
