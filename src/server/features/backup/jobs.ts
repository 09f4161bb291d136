import { isBackupDue } from '#domain/backup/backup-due.ts'
import { shouldWarn } from '#domain/backup/backup-warning.ts'
import { failedBackupsShown, toBackupName, type BackupFault } from '#domain/backup/backup.ts'
import { toBackupFault } from '../../db/backup/backup-fault.ts'
import type { BackupPlace } from '../../db/backup/backup-place.ts'
import { loadGauges } from '../../db/gauges.ts'
import { transact } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { followChanges } from '../../jobs/follow-changes.ts'
import { topics } from '../../live/topics.ts'
import { copyDueBackups, hasCopyDue } from './away-jobs.ts'
import { hasBackupWork } from './commands.ts'
import { mailAboutBackups } from './mail-commands.ts'
import {
  addBackup,
  changeBackup,
  findBackup,
  findBirth,
  findBackupKey,
  findBackupPlan,
  findWarned,
  listBackups,
  lockBackups,
  removeBackup,
  saveWarned,
  type BackupRow,
} from './queries.ts'
import { workOnRestore } from './restore-jobs.ts'
import { findOpenRestore, listOwnerIds } from './restore-queries.ts'

const restMs = 1_000

export function startBackupWork(deps: Deps): () => Promise<void> {
  const stopping = new AbortController()
  const stop = followChanges(deps, {
    look: () => workOnBackups(deps, stopping.signal),
    follows: /^backups$/,
    restMs,
    failed: 'backups could not be worked on; trying again',
  })
  return async () => {
    stopping.abort()
    await stop()
  }
}

export const askForDueBackup = (deps: Deps): Promise<void> =>
  transact(deps, deps.clock.now(), async ({ tx, effects, newId, now }) => {
    if (deps.backups == null) return
    await lockBackups(tx)
    const rows = await listBackups(tx)
    const [last] = rows
    if (!(await isWorkOpen({ ...deps, db: tx }, rows))) {
      const about = last && { at: last.created.getTime(), isFailed: last.state === 'failed' }
      const since = await findBirth(tx)
      if (!isBackupDue(await findBackupPlan(tx), about ?? null, { since, now })) return
      const backupId = newId()
      const recipient = await findBackupKey(tx)
      const name = toBackupName(new Date(now).toISOString(), backupId, recipient)
      await addBackup(tx, { backupId, name, recipient, byUserId: null }, now)
    }
    effects.publish(topics.backups())
  })

export const warnOfBackups = (deps: Deps): Promise<void> =>
  transact(deps, deps.clock.now(), async ({ tx, effects, now }) => {
    if (deps.installation.isLocal) return
    const {
      backedUp,
      isBackupFailed: isFailed,
      backupSchedule: schedule,
    } = await loadGauges(tx, now)
    const facts = { backedUp: backedUp?.getTime() ?? null, isFailed, schedule }
    if (!shouldWarn(facts, { warned: await findWarned(tx), now })) return
    await saveWarned(tx, now)
    await mailAboutBackups({ tx, effects, deps }, 'backupFailed', ['owner', 'operator'])
  })

/** With the turn, whatever is still marked as running was interrupted. */
export async function workOnBackups(deps: Deps, signal?: AbortSignal): Promise<void> {
  const { backups: place, db } = deps
  if (place == null || !(await isWorkOpen(deps, await listBackups(db)))) return
  await place.inTurn(async () => {
    for (const row of await listBackups(db)) await endInterrupted({ deps, place, row, signal })
    await workOnRestore({ deps, place, signal, save: () => saveNow(deps, place, signal) })
    for (const row of (await listBackups(db)).toReversed()) {
      if (signal?.aborted === true) return
      if (row.state === 'waiting') await make({ deps, place, row, signal })
      if (row.trial === 'waiting') await tryOut({ deps, place, row, signal })
    }
    await removeSurplus(deps, place)
    await copyDueBackups({ deps, place, signal })
  })
}

const hasOpenWork = (deps: Deps, rows: readonly BackupRow[]): boolean =>
  rows.some(hasBackupWork) || hasCopyDue(deps, rows)

const isWorkOpen = async (deps: Deps, rows: readonly BackupRow[]): Promise<boolean> =>
  hasOpenWork(deps, rows) || (await findOpenRestore(deps.db)) !== null

/** So that a restore can be taken back. */
async function saveNow(
  deps: Deps,
  place: BackupPlace,
  signal: AbortSignal | undefined,
): Promise<BackupFault | null> {
  const { db, clock, newId } = deps
  const now = clock.now()
  const backupId = newId()
  const recipient = await findBackupKey(db)
  const name = toBackupName(new Date(now).toISOString(), backupId, recipient)
  await addBackup(db, { backupId, name, recipient, isAsked: true, byUserId: null }, now)
  const row = await findBackup(db, backupId)
  if (row !== null) await make({ deps, place, row, signal })
  const made = await findBackup(db, backupId)
  return made?.state === 'good' ? null : (made?.fault ?? 'other')
}

type Work = { deps: Deps; place: BackupPlace; row: BackupRow; signal: AbortSignal | undefined }

async function endInterrupted(work: Work): Promise<void> {
  const { deps, row } = work
  if (row.state === 'making') await endMaking(work)
  if (row.trial === 'running')
    await changeBackup(deps.db, row, { trial: 'failed', trialFault: 'interrupted' })
}

/** A backup holds its own row as being made, so a restored store finds that file whole. */
async function endMaking({ deps: { db, log }, place, row, signal }: Work): Promise<void> {
  try {
    if ((await place.measure(row.name)) !== null) {
      const found = await place.check({ name: row.name, signal })
      await changeBackup(db, row, { state: 'good', ...found, made: row.created })
      return
    }
  } catch (error) {
    if (toBackupFault(error, 'damaged') !== 'damaged')
      return log.warn({ err: error }, 'a backup could not be read')
  }
  await place.remove(row.name)
  await changeBackup(db, row, { state: 'failed', fault: 'interrupted' })
}

async function make({ deps, place, row, signal }: Work): Promise<void> {
  const { db, clock, log } = deps
  const now = clock.now()
  if (!(await changeBackup(db, row, { state: 'making' }))) return
  const making = { ...row, state: 'making' } as const
  try {
    const owners = await listOwnerIds(db)
    const expectedBytes = await guessBytes(deps)
    const found = await place.make({ ...row, now, expectedBytes, signal })
    const made = { state: 'good', ...found, made: new Date(now), owners } as const
    if (!(await changeBackup(db, making, made))) await place.remove(row.name)
  } catch (error) {
    log.warn({ err: error }, 'a backup could not be made')
    await place.remove(row.name)
    await changeBackup(db, making, { state: 'failed', fault: toBackupFault(error, 'other') })
  }
}

async function guessBytes({ db, clock }: Deps): Promise<number> {
  const last = (await listBackups(db)).find(({ state }) => state === 'good')
  return last?.bytes ?? (await loadGauges(db, clock.now())).databaseBytes
}

async function tryOut({ deps: { db, clock, log }, place, row, signal }: Work): Promise<void> {
  if (!(await changeBackup(db, row, { trial: 'running' }))) return
  const running = { ...row, trial: 'running' } as const
  try {
    await place.tryOut({ ...row, signal })
    await changeBackup(db, running, {
      trial: 'fine',
      trialFault: null,
      tried: new Date(clock.now()),
    })
  } catch (error) {
    log.warn({ err: error }, 'a backup could not be tried')
    const fault = toBackupFault(error, 'damaged')
    const isBroken = fault === 'damaged'
    await changeBackup(db, running, {
      trial: 'failed',
      trialFault: fault,
      tried: new Date(clock.now()),
      ...(isBroken ? { state: 'broken', fault } : {}),
    })
  }
}

/**
 * A good one goes only when enough newer good ones are there. Those that someone asked for count by
 * themselves, so that asking again and again removes no other.
 */
async function removeSurplus({ db, log, backupsAway }: Deps, place: BackupPlace): Promise<void> {
  const { keep } = await findBackupPlan(db)
  const rows = await listBackups(db)
  const good = rows.filter(({ state }) => state === 'good')
  const surplus = [
    ...good.filter(({ isAsked }) => isAsked).slice(keep),
    ...good.filter(({ isAsked }) => !isAsked).slice(keep),
    ...rows.filter(({ state }) => state === 'failed').slice(failedBackupsShown),
  ]
  for (const { backupId, name, away } of surplus) {
    try {
      await place.remove(name)
      if (away !== null) await backupsAway?.remove(name)
      await removeBackup(db, backupId)
    } catch (error) {
      log.warn({ err: error }, 'an old backup could not be removed')
    }
  }
}
