// Chooses the OS user for PostgreSQL, which refuses to run as root, so a server started as root
// uses another user.
import { access, constants, stat } from 'node:fs/promises'
import { EmbeddedError } from './embedded-error.ts'
import { runBinary } from './run-program.ts'

export type OsUser = { name: string; uid: number; gid: number }

const findIdNumber = async (flag: '-u' | '-g', name: string): Promise<number | null> => {
  const { code, output } = await runBinary('id', [flag, name])
  return code === 0 && /^\d+$/.test(output) ? Number(output) : null
}

/**
 * A user of this machine by name, or null. Uses `id`, which also knows users that aren't in
 * /etc/passwd.
 */
export async function findOsUser(name: string): Promise<OsUser | null> {
  if (!/^[A-Za-z0-9_][A-Za-z0-9_.-]*$/.test(name)) return null
  const uid = await findIdNumber('-u', name)
  const gid = await findIdNumber('-g', name)
  return uid === null || gid === null ? null : { name, uid, gid }
}

async function findFolderOwner(folder?: string): Promise<OsUser | null> {
  const found = folder === undefined ? null : await stat(folder).catch(() => null)
  if (found === null || found.uid === 0) return null
  return { name: `uid ${found.uid}`, uid: found.uid, gid: found.gid }
}

/**
 * The user that runs PostgreSQL; null means the server's own. As root: `wanted` (PG_OS_USER), else
 * the owner of `dataDir` unless that is root (a service's folder used by an operator's program),
 * else postgres, else `nobody`.
 */
export async function chooseOsUser(
  wanted?: string,
  dataDir?: string,
  ownUid = process.getuid?.(),
): Promise<OsUser | null> {
  if (ownUid !== 0) return null
  const owner = wanted === undefined ? await findFolderOwner(dataDir) : null
  if (owner !== null) return owner
  for (const name of wanted === undefined ? ['postgres', 'nobody'] : [wanted]) {
    const user = await findOsUser(name)
    if (user?.uid === 0)
      throw new EmbeddedError(
        `PG_OS_USER is "${name}", but PostgreSQL refuses to run as root. Name another user.`,
      )
    if (user !== null) return user
  }
  const missing =
    wanted === undefined
      ? 'this machine has neither a user "postgres" nor "nobody"'
      : `PG_OS_USER is "${wanted}", but this machine has no such user`
  throw new EmbeddedError(
    `The server runs as root and PostgreSQL may not: ${missing}. Set PG_OS_USER to a user of this machine, or start the server as an ordinary user.`,
  )
}

export async function canUseFolder(user: OsUser | null, folder: string): Promise<boolean> {
  if (user === null)
    return access(folder, constants.R_OK | constants.W_OK | constants.X_OK).then(
      () => true,
      () => false,
    )
  const { code } = await runBinary(
    '/bin/sh',
    ['-c', 'cd "$1" && test -r . && test -w . && test -x .', 'sh', folder],
    { user },
  )
  return code === 0
}
