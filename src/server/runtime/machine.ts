import type { ConsoleFacts, Probes, ShownSetting } from '#domain/operator/console.ts'
import { keepProbes } from '../checkup/keep-probes.ts'
import { probe, readDisk } from '../checkup/probe.ts'
import { listSettings, type Config } from '../config.ts'
import type { Database } from '../db/open-database.ts'
import type { ProcessCounts } from '../metrics/process-counts.ts'
import { readChanges } from './changes.ts'
import type { Release, ReleaseWatch } from './release-watch.ts'
import type { WarningBook } from './warning-book.ts'

export type Machine = {
  readDisk(): Promise<ConsoleFacts['disk']>
  countWindows(): number
  warnings(): ReturnType<WarningBook['list']>
  probes(): Probes | null
  settings(): readonly ShownSetting[]
  version(): string
  release(): Release | null
  changes(): Promise<string>
}

export const createMachine = (
  config: Config,
  {
    counts,
    warnings,
    releases,
    changelog,
    ...stores
  }: {
    counts: Pick<ProcessCounts, 'sockets' | 'proxy'>
    warnings: WarningBook
    releases: ReleaseWatch
    changelog: string
    db: Database
    replica: Database | null
  },
): Machine => ({
  readDisk: () => readDisk(config.dataDir),
  countWindows: () => counts.sockets,
  warnings: () => warnings.list(),
  probes: keepProbes(() => probe(config, stores, counts.proxy), Date.now),
  settings: () => listSettings(),
  version: () => releases.own,
  release: () => releases.latest(),
  changes: () => readChanges(changelog),
})
