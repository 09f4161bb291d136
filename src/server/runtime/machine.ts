// Facts that a server process knows about its machine, for the operators' console.
import type { ConsoleFacts, Probes } from '#domain/operator/console.ts'
import { keepProbes } from '../checkup/keep-probes.ts'
import { probe, readDisk } from '../checkup/probe.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db/open-database.ts'
import type { ProcessCounts } from '../metrics/process-counts.ts'
import type { WarningBook } from './warning-book.ts'

export type Machine = {
  readDisk(): Promise<ConsoleFacts['disk']>
  countWindows(): number
  warnings(): ReturnType<WarningBook['list']>
  probes(): Probes | null
}

export const createMachine = (
  config: Config,
  {
    counts,
    warnings,
    ...stores
  }: {
    counts: Pick<ProcessCounts, 'sockets' | 'proxy'>
    warnings: WarningBook
    db: Database
    replica: Database | null
  },
): Machine => ({
  readDisk: () => readDisk(config.dataDir),
  countWindows: () => counts.sockets,
  warnings: () => warnings.list(),
  probes: keepProbes(() => probe(config, stores, counts.proxy), Date.now),
})
