import { isCopyDue, type AwayFault } from '#domain/backup/backup-away.ts'
import { AwayError } from '../../db/backup/away-place.ts'
import type { BackupPlace } from '../../db/backup/backup-place.ts'
import type { Deps } from '../../deps.ts'
import { changeBackup, listBackups, saveAway, type BackupRow } from './queries.ts'

type Work = { deps: Deps; place: BackupPlace; signal: AbortSignal | undefined }

export function hasCopyDue({ backupsAway, clock }: Deps, rows: readonly BackupRow[]): boolean {
  if (backupsAway == null) return false
  const { takesPlain } = backupsAway
  return rows.some(({ awayTried, ...row }) =>
    isCopyDue(
      { ...row, awayTried: awayTried?.getTime() ?? null },
      { takesPlain, now: clock.now() },
    ),
  )
}

/** A restored store knows backups whose files aren't on this machine. */
export async function copyDueBackups(work: Work): Promise<void> {
  const { deps, place, signal } = work
  for (const row of await listBackups(deps.db)) {
    if (signal?.aborted === true || !hasCopyDue(deps, [row])) continue
    if ((await place.measure(row.name)) !== null) await copyOne(work, row)
  }
}

/** Interrupted, it stays as being copied and begins anew. */
async function copyOne({ deps, place, signal }: Work, row: BackupRow): Promise<void> {
  const { db, clock, log, backupsAway: away } = deps
  const { backupId, name, sha256 } = row
  if (away == null || !(await saveAway(db, backupId, { away: 'copying' }))) return
  try {
    const content: AsyncIterable<Buffer> = place.read(name)
    await away.copy({ name, content, sha256, signal })
    const there = { away: 'there', awayFault: null, awayTried: new Date(clock.now()) } as const
    if (!(await saveAway(db, backupId, there))) await away.remove(name)
  } catch (error) {
    if (signal?.aborted === true) return
    log.warn({ err: error }, 'a backup could not be copied away')
    const awayFault: AwayFault = error instanceof AwayError ? error.fault : 'other'
    const awayTried = new Date(clock.now())
    await saveAway(db, backupId, {
      away: 'failed',
      awayFault,
      awayTries: row.awayTries + 1,
      awayTried,
    })
    if (awayFault === 'damaged') await changeBackup(db, row, { state: 'broken', fault: 'damaged' })
  }
}
