// Faults of one server. Each entry is one row of the drill's table; add yours here.
import { setTimeout as delay } from 'node:timers/promises'
import type { OneServer } from './one-server.ts'
import { readCommand, signalAll } from './process-tree.ts'
import type { Fault } from './stage.ts'

const nothing = (): void => undefined
const killDatabase = (stage: OneServer): void =>
  signalAll(stage.listPostgres().slice(0, 1), 'SIGKILL')

function freezeDatabase(
  name: string,
  pick: (pids: number[]) => number[],
  meanwhile: (stage: OneServer) => Promise<void> | void = nothing,
): Fault<OneServer> {
  let frozen: number[] = []
  return {
    name,
    isShort: false,
    break: async (stage) => {
      frozen = pick(stage.listPostgres())
      signalAll(frozen, 'SIGSTOP')
      await meanwhile(stage)
    },
    mend: () => signalAll(frozen, 'SIGCONT'),
  }
}

const servesRequests = (pid: number): boolean => readCommand(pid).includes(' sideout_app ')

export const oneServerFaults: ReadonlyArray<Fault<OneServer>> = [
  { name: 'nothing', isShort: false, break: nothing, mend: nothing },
  {
    name: 'the server is killed',
    isShort: true,
    break: ({ server }) => server.signal('SIGKILL'),
    mend: nothing,
  },
  {
    name: 'the server is told to stop',
    isShort: true,
    break: ({ server }) => server.signal('SIGTERM'),
    mend: nothing,
  },
  { name: 'the database is killed', isShort: true, break: killDatabase, mend: nothing },
  {
    name: 'server and database are killed together',
    isShort: true,
    break: (stage) => {
      killDatabase(stage)
      stage.server.signal('SIGKILL')
    },
    mend: nothing,
  },
  freezeDatabase('one connection of the database is frozen', (pids) =>
    pids.filter(servesRequests).slice(0, 1),
  ),
  {
    name: 'the whole database is frozen for three seconds',
    isShort: false,
    holdMs: 1_000,
    break: async (stage) => {
      const pids = stage.listPostgres()
      signalAll(pids, 'SIGSTOP')
      await delay(3_000)
      signalAll(pids, 'SIGCONT')
    },
    mend: nothing,
  },
  freezeDatabase(
    'the server is told to stop while its database is frozen',
    (pids) => pids,
    ({ server }) => server.signal('SIGTERM'),
  ),
  {
    name: 'the bucket of photos hangs',
    isShort: true,
    // A request to it is given up after eight seconds.
    holdMs: 12_000,
    refusesPhotos: true,
    break: ({ bucket }) => bucket.freeze(),
    mend: ({ bucket }) => bucket.thaw(),
  },
  {
    name: 'the disk is full for three seconds',
    isShort: false,
    holdMs: 1_000,
    break: async (stage) => {
      stage.fillDisk()
      await delay(3_000)
      stage.emptyDisk()
    },
    mend: nothing,
  },
]
