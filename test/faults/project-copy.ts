// A temporary copy of the project in which faults are planted and reverted.
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const project = join(import.meta.dirname, '../..')

export const patchOf = (id: string): string => join(import.meta.dirname, `${id}.patch`)

export function copyProject(): { copy: string; remove: () => void } {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'sideout-faults-')))
  for (const path of listSources())
    if (existsSync(join(project, path))) cpSync(join(project, path), join(copy, path))
  linkPackages(copy)
  if (existsSync(join(project, 'dist')))
    cpSync(join(project, 'dist'), join(copy, 'dist'), { recursive: true })
  return { copy, remove: () => rmSync(copy, { recursive: true, force: true }) }
}

/** Links each package in a new folder, because tools write files beside them. */
function linkPackages(copy: string): void {
  const [from, to] = [join(project, 'node_modules'), join(copy, 'node_modules')]
  mkdirSync(to)
  for (const name of readdirSync(from))
    if (name === '.bin' || !name.startsWith('.'))
      symlinkSync(join(from, name), join(to, name), 'junction')
}

function listSources(): string[] {
  const { stdout } = git(project, ['ls-files', '-z', '--cached', '--others', '--exclude-standard'])
  return stdout.split('\0').filter((path) => path !== '')
}

/** Returns the reason why the patch doesn't apply to `folder`, or null. */
export function checkPatch(id: string, folder = project): string | null {
  const { status, stderr } = git(folder, ['apply', '--check', patchOf(id)])
  return status === 0 ? null : stderr
}

export function withFault<T>(copy: string, id: string, act: () => T): T {
  const built = join(copy, 'dist')
  const kept = join(copy, 'dist-without-faults')
  if (existsSync(built)) cpSync(built, kept, { recursive: true })
  apply(copy, [patchOf(id)])
  try {
    return act()
  } finally {
    apply(copy, ['--reverse', patchOf(id)])
    rmSync(built, { recursive: true, force: true })
    if (existsSync(kept)) renameSync(kept, built)
  }
}

function apply(copy: string, args: readonly string[]): void {
  const { status, stderr } = git(copy, ['apply', ...args])
  if (status !== 0) throw new Error(stderr)
}

function git(cwd: string, args: readonly string[]) {
  // oxlint-disable-next-line node/no-process-env -- git needs its PATH
  const env = { ...process.env, GIT_CEILING_DIRECTORIES: dirname(cwd) }
  return spawnSync('git', args, { cwd, encoding: 'utf8', env, maxBuffer: 2 ** 26 })
}
