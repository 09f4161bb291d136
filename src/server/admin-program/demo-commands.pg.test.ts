import { expect, test } from 'vitest'
import type { DemoCounts } from '#domain/operator/demo.ts'
import { admin, app, logLines, startOperator } from '#test/scenes/operator-scene.ts'
import { prepare } from '#test/scenes/prepared-store.ts'

startOperator()

test('shows what goes, empties it in open windows, and only once', async () => {
  await prepare(app.db, true, app.clock.now(), app.deps.photos)
  const uma = await app.signedIn('Uma')
  const window = await app.socket(uma.token)
  const players = window.subscribe('playerLocations-atLocation', {
    locationId: 'sfrpd-angelo-j-rossi-playground',
    after: null,
  })
  expect((await players.next()).playerLocations.length).toBeGreaterThan(10)
  const { counts } = await admin<{ counts: DemoCounts }>('demo', 'show')
  expect(counts).toMatchObject({ accounts: 3, clubs: 4, places: 0 })
  expect(await logLines()).toEqual([])
  const done = await admin<{ counts: DemoCounts; keptAccount: string }>('demo', 'empty')
  expect(done).toEqual({ counts, keptAccount: 'operator@sideout.example' })
  expect(await logLines()).toEqual([expect.stringMatching(/^demo empty people \d+/)])
  await expect(admin('demo', 'empty')).rejects.toThrow('There is no demo here.')
  await players.until(({ playerLocations }) => playerLocations.length === 0)
  await window.close()
})
