// Runs rows of the authorization matrix on their own server: one test per row, which reports all
// differing cells.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { actualTable, expectedTable, type MatrixRow } from './matrix-cell.ts'
import { openMatrixScene, takeChanges, type MatrixScene } from './matrix-scene.ts'

/** Call it alone in a test file. */
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
