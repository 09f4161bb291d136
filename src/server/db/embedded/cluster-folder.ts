// Decides where the cluster lives: usually DATA_DIR/postgres. When the server is root and
// PostgreSQL's user can't reach that, a system data folder, remembered in DATA_DIR/postgres-place.
// An existing but unreachable store stops the start; it is never replaced by an empty one.
import { createHash } from 'node:crypto'
import { chmod, chown, lstat, mkdir, readFile, realpath, rmdir, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { replaceFile } from '#server/durable-file.ts'
import { EmbeddedError, withOperatorError } from './embedded-error.ts'
import { canUseFolder, type OsUser } from './os-user.ts'

/**
 * `folder` belongs to the server, `home` (inside it) to `user`, who runs PostgreSQL; null means the
 * server's own user.
 */
export type ClusterFolder = { folder: string; home: string; user: OsUser | null }
export type PlaceOptions = {
  dataDir: string
  user: OsUser | null
  named?: boolean
  fallbackRoots?: readonly string[]
}

/** Folders that survive a reboot and that every user may enter. */
const persistentRoots = ['/var/lib', '/var/db', '/var/tmp']

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )
const getHome = (folder: string): string => join(folder, 'postgres')
const makeFolder = async (folder: string): Promise<void> => {
  const made = await mkdir(folder, { recursive: true })
  if (made !== undefined) await chmod(folder, process.getuid?.() === 0 ? 0o711 : 0o700)
}

export async function findClusterFolder(options: PlaceOptions): Promise<ClusterFolder> {
  const dataDir = resolve(options.dataDir)
  await withOperatorError(`DATA_DIR ${dataDir} cannot be made`, () => makeFolder(dataDir))
  if (!(await canUseFolder(null, dataDir)))
    throw new EmbeddedError(
      `DATA_DIR ${dataDir} cannot be written by the server's user (uid ${process.getuid?.() ?? '?'}). Choose another DATA_DIR or give it that folder.`,
    )
  if (options.user === null) return ownPlace(dataDir)

  const remembered = await readRemembered(dataDir)
  if (remembered !== null)
    return openExistingFolder(remembered, options.user, options.named ?? false)
  if (await exists(join(getHome(dataDir), 'data')))
    return openExistingFolder(dataDir, options.user, options.named ?? false)
  if (await makeHome(dataDir, options.user))
    return { folder: dataDir, home: getHome(dataDir), user: options.user }
  return findFallbackFolder(dataDir, options.user, options.fallbackRoots ?? persistentRoots)
}

async function ownPlace(dataDir: string): Promise<ClusterFolder> {
  const home = getHome(dataDir)
  await withOperatorError(`${home} cannot be made`, () =>
    mkdir(home, { recursive: true, mode: 0o700 }),
  )
  const { uid } = await stat(home)
  if (process.getuid !== undefined && uid !== process.getuid())
    throw new EmbeddedError(
      `The store ${home} belongs to another user (uid ${uid}). Start the server as that user or as root, or choose another DATA_DIR.`,
    )
  return { folder: dataDir, home, user: null }
}

async function makeHome(folder: string, user: OsUser): Promise<boolean> {
  const home = getHome(folder)
  await withOperatorError(`${home} cannot be made`, async () => {
    await mkdir(home, { recursive: true, mode: 0o700 })
    await chown(home, user.uid, user.gid)
  })
  if (await canUseFolder(user, home)) return true
  await rmdir(home).catch(() => undefined)
  return false
}

async function openExistingFolder(
  folder: string,
  user: OsUser,
  named: boolean,
): Promise<ClusterFolder> {
  const home = getHome(folder)
  const { uid, gid } = await withOperatorError(
    `The store of this DATA_DIR was made in ${home}, which cannot be read`,
    () => stat(home),
  )
  const hand = `chown -R ${user.name} ${home}`
  if (uid === 0)
    throw new EmbeddedError(
      `The store ${home} belongs to root, and PostgreSQL may not run as root. Run: ${hand}`,
    )
  if (uid !== user.uid && named)
    throw new EmbeddedError(
      `The store ${home} belongs to uid ${uid}, but PG_OS_USER is "${user.name}". Unset PG_OS_USER, or run: ${hand}`,
    )
  const owner = uid === user.uid ? user : { name: `uid ${uid}`, uid, gid }
  if (!(await canUseFolder(owner, home)))
    throw new EmbeddedError(
      `The store ${home} exists, but its owner (${owner.name}) can no longer reach it. Let that user pass through every folder above it (chmod o+x).`,
    )
  return { folder, home, user: owner }
}

async function readRemembered(dataDir: string): Promise<string | null> {
  const text = await readFile(join(dataDir, 'postgres-place'), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return ''
      throw new EmbeddedError(`${join(dataDir, 'postgres-place')} cannot be read: ${error.message}`)
    },
  )
  return text.trim() === '' ? null : text.trim()
}

/**
 * The first root that `user` can reach. The name depends only on DATA_DIR, so an interrupted start
 * finds it again.
 */
async function findFallbackFolder(
  dataDir: string,
  user: OsUser,
  roots: readonly string[],
): Promise<ClusterFolder> {
  const name = `sideout-${createHash('sha256')
    .update(await realpath(dataDir))
    .digest('hex')
    .slice(0, 12)}`
  for (const root of roots) {
    const folder = join(root, name)
    if (!(await exists(root)) || !(await makeOwnFolder(folder)) || !(await makeHome(folder, user)))
      continue
    await replaceFile(join(dataDir, 'postgres-place'), `${folder}\n`)
    return { folder, home: getHome(folder), user }
  }
  throw new EmbeddedError(
    `The user "${user.name}", who runs PostgreSQL, can reach neither DATA_DIR ${dataDir} nor a folder in ${roots.join(', ')}. Choose a DATA_DIR that this user can reach (chmod o+x on the folders above it), or set PG_OS_USER.`,
  )
}

/**
 * False for a folder that can't be created, or that someone else created first (/var/tmp is
 * world-writable).
 */
async function makeOwnFolder(folder: string): Promise<boolean> {
  try {
    await makeFolder(folder)
    const found = await lstat(folder)
    return found.isDirectory() && found.uid === 0 && (found.mode & 0o022) === 0
  } catch {
    return false
  }
}
