// Limits of the operators' console, and what its home page finds to do.

import { isBackupOld } from '../backup/backup-warning.ts'
import type { BackupSchedule } from '../backup/backup.ts'
import { isUrgent, levelsByCause, type WarningCause } from './warnings.ts'

export const consoleTextMax = 80
export const peopleShown = 20
export const shownOfPerson = 50
export const bansShown = 200
export const venuesShown = 50
export const venueFilters = ['all', 'hidden', 'unadministered'] as const
export type VenueFilter = (typeof venueFilters)[number]
export const clubsShown = 50
export const clubFilters = ['all', 'ownerless'] as const
export type ClubFilter = (typeof clubFilters)[number]
export const logShown = 50
export const requestsShown = 200
export const invitationsShown = 200
export const weeksShown = 12
export const failedMailShown = 50
export const addressesShown = 100
export const releaseNotesMax = 20_000

export const checks = [
  'settings',
  'address',
  'certificate',
  'proxy',
  'mail',
  'clock',
  'disk',
  'replicas',
  'jobs',
  'backup',
] as const
export type Check = (typeof checks)[number]

export const addressAnswers = ['answers', 'away', 'refused', 'untrusted'] as const
export const replicaStates = ['fine', 'behind', 'away'] as const
export const proxyStates = ['fine', 'unset', 'missing'] as const

/** clockOffMs: from the clock of the database. */
export type Probes = {
  isSecure: boolean
  address: (typeof addressAnswers)[number] | null
  certificateEnds: number | null
  proxy: (typeof proxyStates)[number]
  mailAnswers: boolean | null
  clockOffMs: number | null
  replica: (typeof replicaStates)[number] | null
}

export const settingPlaces = ['environment', 'folder', 'default'] as const
export type ShownSetting = {
  name: string
  from: (typeof settingPlaces)[number]
  value: string | null
}

const dayMs = 86_400_000
const lateMailSeconds = 900
const freeShareMin = 0.1
const certificateDays = 14
const clockOffMaxMs = 5_000

export type ConsoleFacts = {
  reports: number
  letters: number
  requests: number
  stepsLeft: number
  mail: { isSent: boolean; lateSeconds: number; retrying: number; stopped: number }
  jobs: { failed: number }
  disk: { freeBytes: number; totalBytes: number } | null
  warnings: readonly { cause: WarningCause }[]
  backedUp: number | null
  isBackupFailed: boolean
  backupSchedule: BackupSchedule
  away: { copied: number | null; isFailed: boolean; isHeldBack: boolean } | null
  now: number
  isLocal: boolean
  probes: Probes | null
}

const checksByKind = {
  disk: 'disk',
  'not-secure': 'settings',
  'address-away': 'address',
  'address-refused': 'address',
  'certificate-untrusted': 'certificate',
  'certificate-ends': 'certificate',
  'proxy-unset': 'proxy',
  'proxy-missing': 'proxy',
  'mail-away': 'mail',
  'mail-late': 'mail',
  'mail-kept': 'mail',
  'mail-stopped': 'mail',
  clock: 'clock',
  replica: 'replicas',
  jobs: 'jobs',
  'no-backup': 'backup',
  'old-backup': 'backup',
  'backup-failed': 'backup',
  'copy-failed': 'backup',
  'copy-held': 'backup',
  warnings: null,
  reports: null,
  letters: null,
  requests: null,
  setup: null,
} as const satisfies Record<string, Check | null>
export type TroubleKind = keyof typeof checksByKind

/**
 * broken: people feel it or will soon. waiting: someone waits for an answer. n: how many, at: since
 * or until when.
 */
export type Trouble = {
  kind: TroubleKind
  level: 'broken' | 'waiting' | 'hint'
  n: number
  at: number | null
}

/** The worst first. A server that only this machine reaches needs less. */
export function findTroubles(home: ConsoleFacts): Trouble[] {
  const urgent = home.warnings.filter(isUrgent)
  const found = [
    ...findFullDisk(home),
    ...findMailTroubles(home),
    ...when(home.jobs.failed > 0, 'jobs', 'broken', home.jobs.failed),
    ...when(
      urgent.length > 0,
      'warnings',
      urgent.some(({ cause }) => levelsByCause[cause] === 'broken') ? 'broken' : 'waiting',
      urgent.length,
    ),
    ...(home.probes === null || home.isLocal ? [] : findOutside(home.probes, home.now)),
    ...when(home.reports > 0, 'reports', 'waiting', home.reports),
    ...when(home.letters > 0, 'letters', 'waiting', home.letters),
    ...when(home.requests > 0, 'requests', 'waiting', home.requests),
    ...findBackupTroubles(home),
    ...when(home.stepsLeft > 0, 'setup', 'hint', home.stepsLeft),
    ...when(home.mail.stopped > 0, 'mail-stopped', 'hint', home.mail.stopped),
  ]
  return levels.flatMap((level) => found.filter((trouble) => trouble.level === level))
}

export const findFailedChecks = (home: ConsoleFacts): ReadonlyMap<Check, readonly Trouble[]> =>
  new Map(
    checks.map((check) => [
      check,
      findTroubles(home).filter(({ kind }) => checksByKind[kind] === check),
    ]),
  )

const levels = ['broken', 'waiting', 'hint'] as const

function findFullDisk({ disk }: ConsoleFacts): Trouble[] {
  const isFull = disk !== null && disk.freeBytes < disk.totalBytes * freeShareMin
  return when(isFull, 'disk', 'broken')
}

function findMailTroubles({ mail, probes, isLocal }: ConsoleFacts): Trouble[] {
  return [
    ...when(probes?.mailAnswers === false, 'mail-away', 'broken'),
    ...when(mail.lateSeconds > lateMailSeconds || mail.retrying > 0, 'mail-late', 'broken'),
    ...when(!mail.isSent && !isLocal, 'mail-kept', 'waiting'),
  ]
}

function findOutside(
  { isSecure, address, certificateEnds: ends, proxy, clockOffMs, replica }: Probes,
  now: number,
): Trouble[] {
  const isEnding = ends !== null && ends - now < certificateDays * dayMs
  const offMs = Math.abs(clockOffMs ?? 0)
  return [
    ...when(address === 'untrusted', 'certificate-untrusted', 'broken'),
    ...when(address === 'refused', 'address-refused', 'broken'),
    ...when(proxy === 'unset', 'proxy-unset', 'broken'),
    ...when(proxy === 'missing', 'proxy-missing', 'broken'),
    ...when(offMs > clockOffMaxMs, 'clock', 'broken', Math.round(offMs / 1_000)),
    ...when(!isSecure, 'not-secure', 'waiting'),
    ...when(address === 'away', 'address-away', 'waiting'),
    ...when(isEnding, 'certificate-ends', 'waiting', 0, ends),
    ...when(replica === 'behind' || replica === 'away', 'replica', 'waiting'),
  ]
}

function findBackupTroubles({
  backedUp,
  isBackupFailed,
  backupSchedule,
  away,
  now,
  isLocal,
}: ConsoleFacts): Trouble[] {
  const isOld = backedUp !== null && isBackupOld(backupSchedule, backedUp, now)
  return [
    ...when(isBackupFailed, 'backup-failed', 'broken'),
    ...when(away?.isFailed === true, 'copy-failed', 'waiting', 0, away?.copied),
    ...when(away?.isHeldBack === true, 'copy-held', 'waiting'),
    ...when(isOld, 'old-backup', 'waiting', 0, backedUp),
    ...when(backedUp === null && !isLocal, 'no-backup', 'waiting'),
  ]
}

const when = (
  isSo: boolean,
  kind: TroubleKind,
  level: Trouble['level'],
  n = 0,
  at: number | null = null,
): Trouble[] => (isSo ? [{ kind, level, n, at }] : [])
