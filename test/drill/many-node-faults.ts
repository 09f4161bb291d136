// Faults of many nodes. Each entry is one row of the drill's table; add yours here.
import { setTimeout as delay } from 'node:timers/promises'
import type { ManyNodes, Parts } from './many-nodes.ts'
import { listPostgres } from './many-nodes.ts'
import type { Part } from './part.ts'
import { readCommand, signalAll } from './process-tree.ts'
import type { Fault } from './stage.ts'

function describeFault<Broken>(
  name: string,
  options: Pick<Fault, 'isShort' | 'holdMs' | 'refusesPhotos'>,
  find: (stage: ManyNodes) => Promise<Broken> | Broken,
  doing: {
    break(broken: Broken): Promise<void> | void
    mend?(broken: Broken): Promise<void> | void
  },
): Fault<ManyNodes> {
  let broken: Broken | undefined
  return {
    name,
    ...options,
    break: async (stage) => {
      broken = await find(stage)
      await doing.break(broken)
    },
    mend: async () => {
      if (broken !== undefined) await doing.mend?.(broken)
    },
  }
}

const short = { isShort: true }
const long = { isShort: false }

const needs = (part: Part | null): Part => {
  if (part === null) throw new Error('this machine has none')
  return part
}
const second = ({ parts }: ManyNodes): Parts => {
  const [, found] = parts
  if (found === undefined) throw new Error('there is no second machine')
  return found
}
const servesRequests = (pid: number): boolean => readCommand(pid).includes(' sideout_app ')
const freezing = {
  break: (part: Part) => part.freeze(),
  mend: (part: Part) => part.thaw(),
}
const killing = { break: (part: Part) => part.signal('SIGKILL') }

export const manyNodeFaults: ReadonlyArray<Fault<ManyNodes>> = [
  { name: 'nothing', ...long, break: () => undefined, mend: () => undefined },
  describeFault('a node is killed', short, (stage) => second(stage).node, killing),
  describeFault('a node is told to stop', short, (stage) => second(stage).node, {
    break: (node) => node.signal('SIGTERM'),
  }),
  describeFault('a node is frozen', short, (stage) => second(stage).node, freezing),
  describeFault('every node is told to stop, one after the other', long, (stage) => stage, {
    break: async (stage) => {
      for (const { node } of stage.parts) {
        node.signal('SIGTERM')
        await delay(1_000)
        while (!(await stage.isWhole())) await delay(200)
      }
    },
  }),
  describeFault(
    'haproxy reads its settings again',
    long,
    ({ parts: [one] }) => needs(one?.haproxy ?? null),
    {
      break: (haproxy) => haproxy.signal('SIGUSR2'),
    },
  ),
  describeFault(
    'haproxy of another machine is killed',
    long,
    (stage) => second(stage).haproxy,
    killing,
  ),
  describeFault('a pgbouncer is killed', short, (stage) => second(stage).pgbouncer, killing),
  describeFault('a pgbouncer is frozen', long, (stage) => second(stage).pgbouncer, freezing),
  describeFault(
    'the primary PostgreSQL is killed',
    short,
    (stage) => stage.findPostgres('primary'),
    {
      break: (machine) => signalAll(listPostgres(machine).slice(0, 1), 'SIGKILL'),
    },
  ),
  describeFault(
    'the primary PostgreSQL is frozen',
    long,
    async (stage) => listPostgres(await stage.findPostgres('primary')),
    {
      break: (pids) => signalAll(pids, 'SIGSTOP'),
      mend: (pids) => signalAll(pids, 'SIGCONT'),
    },
  ),
  describeFault(
    'one connection of the primary is frozen',
    long,
    async (stage) =>
      listPostgres(await stage.findPostgres('primary'))
        .filter(servesRequests)
        .slice(0, 1),
    {
      break: (pids) => signalAll(pids, 'SIGSTOP'),
      mend: (pids) => signalAll(pids, 'SIGCONT'),
    },
  ),
  describeFault(
    'the machine of the primary is gone',
    long,
    async (stage) => {
      const machine = await stage.findPostgres('primary')
      const pids = [needs(machine.patroni).pid(), ...listPostgres(machine)]
      return pids
    },
    {
      break: (pids) => signalAll(pids, 'SIGSTOP'),
      mend: (pids) => signalAll(pids, 'SIGCONT'),
    },
  ),
  describeFault(
    'Patroni of the primary is frozen',
    long,
    async (stage) => needs((await stage.findPostgres('primary')).patroni),
    {
      break: (patroni) => patroni.signal('SIGSTOP'),
      mend: (patroni) => patroni.signal('SIGCONT'),
    },
  ),
  describeFault(
    'the standby PostgreSQL is killed',
    short,
    (stage) => stage.findPostgres('replica'),
    {
      break: (machine) => signalAll(listPostgres(machine).slice(0, 1), 'SIGKILL'),
    },
  ),
  describeFault(
    'the standby PostgreSQL is frozen',
    long,
    async (stage) => listPostgres(await stage.findPostgres('replica')),
    {
      break: (pids) => signalAll(pids, 'SIGSTOP'),
      mend: (pids) => signalAll(pids, 'SIGCONT'),
    },
  ),
  describeFault('an etcd is killed', long, (stage) => second(stage).etcd, killing),
  describeFault('an etcd is frozen', long, (stage) => second(stage).etcd, freezing),
  describeFault(
    'the primary Valkey is killed',
    short,
    (stage) => needs(stage.findValkeyPrimary().valkey),
    killing,
  ),
  describeFault(
    'the primary Valkey is frozen',
    short,
    (stage) => needs(stage.findValkeyPrimary().valkey),
    freezing,
  ),
  describeFault(
    'the link of a node to Valkey is silent',
    short,
    (stage) => second(stage).links.valkey,
    {
      break: (link) => link.freeze(),
      mend: (link) => link.thaw(),
    },
  ),
  describeFault(
    'the bucket of photos hangs',
    { isShort: false, holdMs: 12_000, refusesPhotos: true },
    ({ parts }) => parts.map(({ links }) => links.bucket),
    {
      break: (links) => links.forEach((link) => link.freeze()),
      mend: (links) => links.forEach((link) => link.thaw()),
    },
  ),
  describeFault(
    'the link of a node to its database is silent',
    long,
    (stage) => second(stage).links.database,
    {
      break: (link) => link.freeze(),
      mend: (link) => link.thaw(),
    },
  ),
]
