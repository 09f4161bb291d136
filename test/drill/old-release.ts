// Builds the previous release from the git history: the newest one with a store in test/stores. It
// runs with the dependencies it was installed with.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

const project = join(import.meta.dirname, '../..')

/** '2026-11-27-5105ba9b.tar.gz' names a commit, 'v1.2.0.tar.gz' a tag. */
function findRevision(): string {
  const [newest = ''] = readdirSync(join(project, 'test/stores'))
    .filter((file) => file.endsWith('.tar.gz'))
    .map((file) => file.slice(0, -'.tar.gz'.length).replace(/^\d{4}-\d\d-\d\d-/, ''))
    .toSorted((one, other) => readTime(other) - readTime(one))
  return newest
}

/** Commit time in Unix seconds; -1 when the history doesn't reach back to it. */
const readTime = (revision: string): number => {
  const asked = ['log', '-1', '--format=%ct', revision]
  const { status, stdout } = spawnSync('git', asked, { cwd: project, encoding: 'utf8' })
  return status === 0 ? Number(stdout) : -1
}

export const listMissingRelease = (): string[] => {
  const revision = findRevision()
  return readTime(revision) === -1 ? [`the commit ${revision} (git fetch --unshallow)`] : []
}

export function buildOldRelease(home: string): string {
  const folder = join(home, 'old-release')
  mkdirSync(folder)
  run('sh', ['-c', `git archive ${findRevision()} | tar -x -C '${folder}'`], project)
  run('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'], folder)
  run(process.execPath, ['tools/build-when-stale.ts', 'server'], folder)
  symlinkSync(join(project, 'dist/client'), join(folder, 'dist/client'))
  return join(folder, 'dist/server/main.js')
}

function run(command: string, args: readonly string[], cwd: string): void {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit' })
  if (status !== 0) throw new Error('the earlier release cannot be built')
}
