// The recipe of deploy/ha on one machine: three machines with etcd, haproxy, pgbouncer and the
// server. Two also have PostgreSQL under Patroni and Valkey; photos are in a bucket.
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import type { S3Settings } from '#server/uploads/ask-s3.ts'
import { openPatiently } from '#test/support/run-postgres.ts'
import { startS3Server } from '#test/support/s3-server.ts'
import { until } from '#test/support/until.ts'
import { listMissing } from './find-programs.ts'
import { openLink } from './link.ts'
import {
  publicPort,
  startEtcd,
  startHaproxy,
  startNode,
  startPatroni,
  startPgbouncer,
  startSentinel,
  startValkey,
  type Links,
} from './machine-parts.ts'
import type { Part } from './part.ts'
import { listTree, readCommand, signalAll } from './process-tree.ts'
import { makeMachines, type Machine } from './recipe.ts'
import type { Stage } from './stage.ts'

export type Parts = {
  machine: Machine
  etcd: Part
  haproxy: Part
  pgbouncer: Part
  node: Part
  sentinel: Part
  patroni: Part | null
  valkey: Part | null
  links: Links
}

export type ManyNodes = Stage & {
  parts: Parts[]
  findPostgres(role: 'primary' | 'replica'): Promise<Parts>
  findValkeyPrimary(): Parts
}

const programs = [
  'patroni',
  'etcd',
  'pgbouncer',
  'haproxy',
  'redis-server',
  'redis-sentinel',
  'redis-cli',
  'setpriv',
]
const startsWithinMs = 240_000

export const listMissingPrograms = (): string[] => listMissing(programs)

/** The user postgres must be able to enter `home`. */
export async function startManyNodes(home: string): Promise<ManyNodes> {
  const machines = makeMachines(home)
  try {
    return await startMachines(machines)
  } catch (error) {
    for (const machine of machines) signalAll(listPostgres({ machine }), 'SIGKILL')
    throw error
  }
}

async function startMachines(machines: readonly Machine[]): Promise<ManyNodes> {
  const bucket = await startS3Server()
  for (const { folder } of machines) openToPostgres(folder)
  const bare = machines.map((machine) => ({
    machine,
    etcd: startEtcd(machine),
    haproxy: startHaproxy(machine),
    valkey: machine.number < 3 ? startValkey(machine) : null,
    sentinel: startSentinel(machine),
    patroni: machine.number < 3 ? startPatroni(machine) : null,
  }))
  const first = firstOf(machines)
  await until('PostgreSQL has a primary and a standby', () => hasStandby(first), startsWithinMs)
  await runOnPrimary(first, `create role sideout_owner login password 'change-me-owner'`)
  await runOnPrimary(first, `create role sideout_app login password 'change-me-app'`)
  await runOnPrimary(first, 'create database sideout owner sideout_owner template template0')
  const parts = await Promise.all(
    bare.map(async (one): Promise<Parts> => {
      const links = await openLinks(one.machine, bucket.settings)
      const pgbouncer = startPgbouncer(one.machine)
      return { ...one, links, pgbouncer, node: startNode(one.machine, links, bucket.settings) }
    }),
  )
  const stage = describeStage(parts, () => bucket.close())
  await until('every node is ready', () => stage.isWhole(), startsWithinMs)
  await until('haproxy leads to a node', () => isOk(`${stage.url}/readyz`), startsWithinMs)
  return stage
}

const openLinks = async ({ address }: Machine, { endpoint }: S3Settings): Promise<Links> => ({
  database: await openLink({ host: address, port: 5001 }),
  valkey: await openLink({ host: address, port: 6380 }),
  bucket: await openLink({ host: '127.0.0.1', port: Number(new URL(endpoint).port) }),
})

function firstOf<T>(list: readonly T[]): T {
  const [first] = list
  if (first === undefined) throw new Error('there is none')
  return first
}

function describeStage(parts: Parts[], closeBucket: () => Promise<void>): ManyNodes {
  const { machine: first } = firstOf(parts)
  const settings = first.readEnv('ha/sideout.env')
  const at = (machine: Machine, path: string): string => `http://${machine.address}:3000${path}`
  const findValkeyPrimary = (): Parts =>
    firstOf(parts.filter(({ machine, valkey }) => valkey !== null && isValkeyPrimary(machine)))
  const findPostgres: ManyNodes['findPostgres'] = async (role) => {
    for (const one of parts) {
      if (one.patroni === null) continue
      if (await isOk(`http://${one.machine.address}:8008/${role}`)) return one
    }
    throw new Error(`there is no ${role}`)
  }
  return {
    url: `http://${first.address}:${publicPort}`,
    parts,
    secret: settings['SECRET'] ?? '',
    metrics: parts.map(({ machine }) => ({
      url: at(machine, '/metrics'),
      token: settings['METRICS_TOKEN'] ?? '',
    })),
    nodes: () => parts.map(({ node }) => node),
    openDatabase: () =>
      openPatiently({ connectionString: settings['DATABASE_OWNER_URL'] ?? '' }, { size: 2 }),
    isWhole: async () => {
      const ready = await Promise.all(parts.map(({ machine }) => isOk(at(machine, '/readyz'))))
      return ready.every(Boolean) && (await hasStandby(first))
    },
    findPostgres,
    findValkeyPrimary,
    stop: async () => {
      await stopParts(parts)
      await closeBucket()
    },
  }
}

async function stopParts(parts: readonly Parts[]): Promise<void> {
  const stopAll = async (pick: (one: Parts) => Array<Part | null>): Promise<void> => {
    const running = parts.flatMap(pick).filter((part) => part !== null)
    await Promise.all(running.map((part) => part.stop()))
  }
  for (const { links } of parts) for (const link of Object.values(links)) link.thaw()
  await stopAll(({ node }) => [node])
  await stopAll(({ pgbouncer, haproxy, sentinel, valkey }) => [
    pgbouncer,
    haproxy,
    sentinel,
    valkey,
  ])
  await stopAll(({ patroni }) => [patroni])
  await stopAll(({ etcd }) => [etcd])
  for (const { links } of parts) {
    await Promise.all(Object.values(links).map((link) => link.close()))
  }
  for (const one of parts) signalAll(listPostgres(one), 'SIGKILL')
}

/** PostgreSQL processes of a machine, postmaster first; they outlive their Patroni. */
export function listPostgres({ machine }: Pick<Parts, 'machine'>): number[] {
  const postmaster = listTree(1).find((pid) => {
    const command = readCommand(pid)
    return command.includes('/postgres ') && command.includes(`-D ${join(machine.folder, 'data')}`)
  })
  return postmaster === undefined ? [] : listTree(postmaster)
}

function openToPostgres(folder: string): void {
  chmodSync(folder, 0o777)
  mkdirSync(join(folder, 'run'))
  chmodSync(join(folder, 'run'), 0o777)
}

async function runOnPrimary({ address }: Machine, text: string): Promise<unknown[]> {
  const client = new Client({
    host: address,
    port: 5000,
    user: 'postgres',
    password: 'change-me-superuser',
    database: 'postgres',
    connectionTimeoutMillis: 2_000,
    query_timeout: 5_000,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end().catch(() => undefined)
  }
}

const hasStandby = (machine: Machine): Promise<boolean> =>
  runOnPrimary(machine, `select from pg_stat_replication where sync_state = 'sync'`).then(
    (rows) => rows.length === 1,
    () => false,
  )

const isOk = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    (answer) => answer.ok,
    () => false,
  )

const isValkeyPrimary = ({ address }: Machine): boolean =>
  spawnSync('redis-cli', ['-h', address, 'info', 'replication'], {
    env: { ...process.env, REDISCLI_AUTH: 'change-me-valkey' },
    encoding: 'utf8',
    timeout: 2_000,
  }).stdout.includes('role:master')
