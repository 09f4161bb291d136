// Creates and opens the cluster in home/data. It is built as home/making-… and renamed once
// complete and on disk, so making-… may always be deleted, and data is always whole and never
// deleted.
import { randomBytes, randomUUID } from 'node:crypto'
import { chown, readFile, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createFile, syncFolder } from '#server/durable-file.ts'
import { getProgramPath, type Install } from './binaries.ts'
import { EmbeddedError } from './embedded-error.ts'
import { runBinary } from './run-program.ts'

export const storeName = 'sideout'
const making = 'making-'
export type Cluster = {
  dataDir: string
  password: string
  isNew: boolean
}

/**
 * Opens the cluster of `home` or creates one; no PostgreSQL may be running on it. Throws an
 * EmbeddedError on data of another major version. Aborting stops a creation, which the next start
 * begins again, and rejects with the signal's reason.
 */
export async function openCluster(
  home: string,
  install: Install,
  signal?: AbortSignal,
): Promise<Cluster> {
  const dataDir = join(home, 'data')
  await removePartialClusters(home)
  const entries = await readdir(dataDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw new EmbeddedError(`${dataDir} cannot be read: ${error.message}`)
  })
  if (entries.length === 0)
    return { dataDir, password: await makeCluster(home, dataDir, install, signal), isNew: true }
  await assertSameMajor(dataDir, install.major)
  return { dataDir, password: await readPassword(home, dataDir, install), isNew: false }
}

/**
 * An initdb that outlived its server may still be writing there, hence the retries and a fresh name
 * each time.
 */
async function removePartialClusters(home: string): Promise<void> {
  for (const entry of await readdir(home))
    if (entry.startsWith(making))
      await rm(join(home, entry), { recursive: true, force: true, maxRetries: 5 })
}

async function assertSameMajor(dataDir: string, major: number): Promise<void> {
  const version = await readFile(join(dataDir, 'PG_VERSION'), 'utf8').catch(() => null)
  if (version === null)
    throw new EmbeddedError(
      `${dataDir} is not empty and not a PostgreSQL cluster. Move it away, or choose another DATA_DIR.`,
    )
  if (Number(version) !== major)
    throw new EmbeddedError(
      `The data in ${dataDir} was written by PostgreSQL ${version.trim()}, this is PostgreSQL ${major}: it is not opened, nothing was changed. Back it up with the release of Sideout that wrote it, and restore it with this one.`,
    )
}

async function makeCluster(
  home: string,
  dataDir: string,
  install: Install,
  signal: AbortSignal | undefined,
): Promise<string> {
  const unfinished = join(home, `${making}${randomUUID()}`)
  const password = await writePassword(home, install)
  // The builtin locale doesn't depend on the machine: text sorts by code point, and lower() handles
  // Unicode everywhere alike.
  const locale = [
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ]
  const args = [
    `--pgdata=${unfinished}`,
    `--username=${storeName}`,
    `--pwfile=${passwordFile(home)}`,
    '--auth=scram-sha-256',
    ...locale,
  ]
  const { code, output } = await runBinary(getProgramPath(install.native, 'initdb'), args, {
    user: install.user,
    cwd: home,
    signal,
  })
  if (code !== 0)
    throw new EmbeddedError(
      `The embedded PostgreSQL could not make its data folder in ${home}:\n${output}`,
    )
  await runSingleUser(unfinished, install, { sql: `create database ${storeName}`, signal })
  await rename(unfinished, dataDir)
  await syncFolder(home)
  return password
}

const passwordFile = (home: string): string => join(home, 'password')

async function writePassword(home: string, { user }: Install): Promise<string> {
  const password = randomBytes(24).toString('base64url')
  const file = passwordFile(home)
  await rm(file, { force: true })
  await createFile(file, password)
  if (user !== null) await chown(file, user.uid, user.gid)
  return password
}

async function readPassword(home: string, dataDir: string, install: Install): Promise<string> {
  const found = await readFile(passwordFile(home), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw new EmbeddedError(`${passwordFile(home)} cannot be read: ${error.message}`)
  })
  if (found !== '') return found
  const password = await writePassword(home, install)
  await runSingleUser(dataDir, install, {
    sql: `alter role ${storeName} password '${password}'`,
  }).catch(async (error: unknown) => {
    await rm(passwordFile(home), { force: true })
    throw error
  })
  return password
}

async function runSingleUser(
  dataDir: string,
  { native, user }: Install,
  { sql, signal }: { sql: string; signal?: AbortSignal | undefined },
): Promise<void> {
  const args = ['--single', '-D', dataDir, '-c', 'exit_on_error=on', 'postgres']
  const options = { user, cwd: dataDir, input: `${sql}\n`, signal }
  const { code, output } = await runBinary(getProgramPath(native, 'postgres'), args, options)
  if (code !== 0)
    throw new EmbeddedError(
      `The embedded PostgreSQL could not be prepared in ${dataDir}:\n${output}`,
    )
}
