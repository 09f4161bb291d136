// The address of the embedded PostgreSQL: a unix socket in a folder only its user may enter,
// without TCP. On Windows, where Node can't use such sockets, a free loopback port with the same
// password.
import { createHash } from 'node:crypto'
import { chmod, chown, lstat, mkdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EmbeddedError, withOperatorError } from './embedded-error.ts'
import type { OsUser } from './os-user.ts'

export type Address = { host: string; port: number; flags: string[] }

/** macOS allows 104 bytes including the terminating zero, Linux 108. */
const maxSocketPathBytes = 103
const socketPort = 5432
const fits = (folder: string): boolean =>
  Buffer.byteLength(join(folder, `.s.PGSQL.${socketPort}`)) <= maxSocketPathBytes

/** The same home gives the same socket folder at every start. */
export async function chooseAddress(home: string, user: OsUser | null): Promise<Address> {
  if (process.platform === 'win32') {
    const port = await findFreePort()
    return {
      host: '127.0.0.1',
      port,
      flags: ['-c', 'listen_addresses=127.0.0.1', '-p', String(port)],
    }
  }
  const host = fits(home) ? home : await shortFolder(home, user)
  return {
    host,
    port: socketPort,
    flags: [
      '-c',
      'listen_addresses=',
      '-c',
      `unix_socket_directories=${host}`,
      '-c',
      'unix_socket_permissions=0700',
      '-p',
      String(socketPort),
    ],
  }
}

/**
 * A home with a long path keeps its socket in the temp folder, in a subfolder that no other user
 * may have created.
 */
async function shortFolder(home: string, user: OsUser | null): Promise<string> {
  const name = `sideout-${createHash('sha256').update(home).digest('hex').slice(0, 16)}`
  const folder = [join(tmpdir(), name), join('/tmp', name)].find(fits)
  if (folder === undefined)
    throw new EmbeddedError(
      `The path ${home} is too long for a unix socket. Choose a shorter DATA_DIR.`,
    )
  return withOperatorError(`The socket folder ${folder} cannot be used`, async () => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const ownUid = process.getuid?.() ?? 0
    const found = await lstat(folder)
    if (!found.isDirectory() || ![ownUid, user?.uid].includes(found.uid))
      throw new EmbeddedError(
        `The socket folder ${folder} belongs to somebody else (uid ${found.uid}). Remove it.`,
      )
    await chmod(folder, 0o700)
    if (user !== null) await chown(folder, user.uid, user.gid)
    return folder
  })
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        typeof address === 'object' && address !== null
          ? resolve(address.port)
          : reject(new EmbeddedError('No free port was found.')),
      )
    })
  })
}
