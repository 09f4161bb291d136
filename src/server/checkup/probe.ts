// Probes the surroundings of a server: its address, certificate, mail server, standby and clock.
import { statfs } from 'node:fs/promises'
import { sql } from 'kysely'
import type { ConsoleFacts, Probes } from '#domain/operator/console.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db/open-database.ts'
import { isLoopback } from '../loopback.ts'
import { probeAddress } from './probe-address.ts'
import type { ProxySeen } from './proxy-watch.ts'

export type ProbeConfig = Pick<
  Config,
  'publicUrl' | 'host' | 'allowedHosts' | 'trustedProxyHeader' | 'smtpUrl'
>
type Stores = { db: Database; replica: Database | null }

const mailTimeoutMs = 5_000
const behindMaxSeconds = 60
const seenMs = 3_600_000

export const isLocalServer = ({ publicUrl, host, allowedHosts }: ProbeConfig): boolean =>
  [new URL(publicUrl).hostname, host, ...allowedHosts].every(isLoopback)

export async function probe(
  config: ProbeConfig,
  { db, replica }: Stores,
  seen: ProxySeen | null,
): Promise<Probes> {
  const isLocal = isLocalServer(config)
  const [outside, mailAnswers, clockOffMs, state] = await Promise.all([
    isLocal ? { address: null, certificateEnds: null } : probeAddress(config.publicUrl),
    config.smtpUrl === null ? null : probeMail(config.smtpUrl),
    measureClock(db),
    replica === null ? null : probeReplica(replica),
  ])
  return {
    ...outside,
    isSecure: isLocal || config.publicUrl.startsWith('https:'),
    proxy: findProxyState(config, seen),
    mailAnswers,
    clockOffMs,
    replica: state,
  }
}

export function findProxyState(
  { publicUrl, host, trustedProxyHeader: header }: ProbeConfig,
  seen: ProxySeen | null,
): Probes['proxy'] {
  const isRecent = (at: number): boolean => Date.now() - at < seenMs
  if (header !== null) return seen !== null && isRecent(seen.missing) ? 'missing' : 'fine'
  const isBehind = isLoopback(host) && !isLoopback(new URL(publicUrl).hostname)
  return isBehind || (seen !== null && isRecent(seen.unset)) ? 'unset' : 'fine'
}

async function probeMail(smtpUrl: string): Promise<boolean> {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: mailTimeoutMs,
    greetingTimeout: mailTimeoutMs,
    socketTimeout: mailTimeoutMs,
    dnsTimeout: mailTimeoutMs,
  })
  try {
    return await transport.verify()
  } catch {
    return false
  } finally {
    transport.close()
  }
}

export async function measureClock(db: Database): Promise<number | null> {
  try {
    const before = Date.now()
    const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)
    const middle = (before + Date.now()) / 2
    return rows[0] === undefined ? null : Math.round(rows[0].now.getTime() - middle)
  } catch {
    return null
  }
}

export async function probeReplica(replica: Database): Promise<Probes['replica']> {
  try {
    const { rows } = await sql<{ behind: number }>`
      select case when pg_last_wal_receive_lsn() is distinct from pg_last_wal_replay_lsn()
        then coalesce(extract(epoch from now() - pg_last_xact_replay_timestamp()), 0) else 0
        end::float8 as behind`.execute(replica)
    return (rows[0]?.behind ?? 0) > behindMaxSeconds ? 'behind' : 'fine'
  } catch {
    return 'away'
  }
}

export async function readDisk(folder: string): Promise<ConsoleFacts['disk']> {
  const disk = await statfs(folder).catch(() => null)
  return disk && { freeBytes: disk.bavail * disk.bsize, totalBytes: disk.blocks * disk.bsize }
}
