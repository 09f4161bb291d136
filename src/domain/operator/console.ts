// Limits of the operators' console, and what its home page finds to do.

export const consoleTextMax = 80
export const peopleShown = 20
export const logShown = 50

const dayMs = 86_400_000
const lateMailSeconds = 900
const backupDays = 2
const freeShareMin = 0.1

export type ConsoleFacts = {
  reports: number
  letters: number
  mail: { isSent: boolean; lateSeconds: number; retrying: number; stopped: number }
  jobs: { failed: number }
  disk: { freeBytes: number; totalBytes: number } | null
  warnings: readonly unknown[]
  backedUp: number | null
  now: number
  isLocal: boolean
}

/** broken: people feel it or will soon. waiting: someone waits for an answer. */
export type Trouble = {
  kind:
    | 'disk'
    | 'mail-late'
    | 'mail-kept'
    | 'jobs'
    | 'warnings'
    | 'no-backup'
    | 'old-backup'
    | 'reports'
    | 'letters'
    | 'mail-stopped'
  level: 'broken' | 'waiting' | 'hint'
}

/** The worst first. A server that only this machine reaches needs less. */
export function findTroubles(home: ConsoleFacts): Trouble[] {
  return [...findBroken(home), ...findWaiting(home)]
}

function findBroken({ disk, mail, jobs, warnings }: ConsoleFacts): Trouble[] {
  const isFull = disk !== null && disk.freeBytes < disk.totalBytes * freeShareMin
  return [
    ...when(isFull, 'disk', 'broken'),
    ...when(mail.lateSeconds > lateMailSeconds || mail.retrying > 0, 'mail-late', 'broken'),
    ...when(jobs.failed > 0, 'jobs', 'broken'),
    ...when(warnings.length > 0, 'warnings', 'broken'),
  ]
}

function findWaiting({ reports, letters, mail, backedUp, now, isLocal }: ConsoleFacts): Trouble[] {
  const isOld = backedUp !== null && now - backedUp > backupDays * dayMs
  return [
    ...when(reports > 0, 'reports', 'waiting'),
    ...when(letters > 0, 'letters', 'waiting'),
    ...when(isOld, 'old-backup', 'waiting'),
    ...when(backedUp === null && !isLocal, 'no-backup', 'waiting'),
    ...when(!mail.isSent && !isLocal, 'mail-kept', 'waiting'),
    ...when(mail.stopped > 0, 'mail-stopped', 'hint'),
  ]
}

const when = (isSo: boolean, kind: Trouble['kind'], level: Trouble['level']): Trouble[] =>
  isSo ? [{ kind, level }] : []
