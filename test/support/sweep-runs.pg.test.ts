import { chmod, mkdtemp, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isAlive, servesFolder } from '#server/db/embedded/postmaster-file.ts'
import { makeEmbeddedFolder, type EmbeddedFolder } from './embedded-folder.ts'
import { startEmbeddedProcess } from './embedded-process.ts'
import { runPrefix, sweepRuns } from './sweep-runs.ts'
import { until } from './until.ts'

let folder: EmbeddedFolder
beforeEach(async () => {
  folder = await makeEmbeddedFolder()
})
afterEach(() => folder.remove())

test('a killed run is swept with its PostgreSQL, a living one and one that is only beginning stay', async () => {
  const [dead, living, beginning] = await Promise.all(
    [1, 2, 3].map(() => mkdtemp(join(folder.path, runPrefix))),
  )
  if (dead === undefined || living === undefined || beginning === undefined)
    return expect.unreachable()
  await Promise.all([chmod(dead, 0o755), chmod(living, 0o755)])
  const killed = await startEmbeddedProcess({ dataDir: join(dead, 'data') })
  const { pid, connection } = killed.started ?? expect.unreachable(killed.refused ?? '')
  killed.child.kill('SIGKILL')
  await killed.ended
  await folder.start({ dataDir: join(living, 'data') })

  expect(await servesFolder(pid, join(connection.host, 'data'))).toBe(true)

  await sweepRuns(folder.path)
  expect(
    (await readdir(folder.path))
      .map((name) => join(folder.path, name))
      .toSorted((a, b) => a.localeCompare(b)),
  ).toEqual([living, beginning].toSorted((a, b) => a.localeCompare(b)))
  await until('the PostgreSQL of the killed run is gone', () => !isAlive(pid))
})
