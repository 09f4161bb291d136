// Removes temp folders and PostgreSQL processes of killed test runs. A live run holds its store's
// lock.
import { readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { takeOwnership } from '#server/db/embedded/owner-lock.ts'
import { readPostmasterFile, servesFolder } from '#server/db/embedded/postmaster-file.ts'
import { until } from './until.ts'

export const runPrefix = 'sideout-tests-'

export async function sweepRuns(parent = tmpdir()): Promise<void> {
  for (const name of await readdir(parent))
    if (name.startsWith(runPrefix)) await sweepRun(join(parent, name))
}

async function sweepRun(folder: string): Promise<void> {
  const owned = join(folder, 'data')
  // Without a lock file the run is just starting.
  if (
    !(await stat(join(owned, 'owner.lock')).then(
      () => true,
      () => false,
    ))
  )
    return
  try {
    takeOwnership(owned).release()
  } catch {
    return
  }
  const dataDir = join(owned, 'postgres', 'data')
  const left = await readPostmasterFile(dataDir)
  if (left !== null && (await servesFolder(left.pid, dataDir))) {
    process.kill(left.pid, 'SIGQUIT')
    await until(
      'the PostgreSQL of a killed run ends',
      async () => !(await servesFolder(left.pid, dataDir)),
    )
  }
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}
