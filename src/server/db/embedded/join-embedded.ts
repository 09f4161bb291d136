// Opens the embedded store for a program: through a running server's socket if there is one,
// otherwise by starting it for as long as the program needs it.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findClusterFolder } from './cluster-folder.ts'
import { storeName } from './cluster.ts'
import { EmbeddedError, StoreTakenError } from './embedded-error.ts'
import { chooseOsUser } from './os-user.ts'
import { startEmbedded, type Embedded, type EmbeddedOptions } from './start-embedded.ts'

export type Joined = Pick<Embedded, 'connection' | 'stop'> & {
  isShared: boolean
}

const portLine = 3
const socketLine = 4

export async function joinEmbedded(options: EmbeddedOptions): Promise<Joined> {
  try {
    return { ...(await startEmbedded(options)), isShared: false }
  } catch (error) {
    if (!(error instanceof StoreTakenError)) throw error
    return {
      connection: await findConnection(options),
      isShared: true,
      stop: () => Promise.resolve(),
    }
  }
}

async function findConnection({
  dataDir,
  osUser,
}: EmbeddedOptions): Promise<Embedded['connection']> {
  const { home } = await findClusterFolder({
    dataDir,
    user: await chooseOsUser(osUser, dataDir),
    named: osUser !== undefined,
  })
  const [lines, password] = await Promise.all([
    readFile(join(home, 'data', 'postmaster.pid'), 'utf8'),
    readFile(join(home, 'password'), 'utf8'),
  ]).then(
    ([file, password]) => [file.split('\n'), password] as const,
    (error: Error) => {
      throw new EmbeddedError(
        `The running server's store in ${home} cannot be reached: ${error.message}. Run this as the user of the server, or as root.`,
      )
    },
  )
  const socket = lines[socketLine]?.trim() ?? ''
  return {
    host: socket === '' ? '127.0.0.1' : socket,
    port: Number(lines[portLine]),
    user: storeName,
    database: storeName,
    password,
  }
}
