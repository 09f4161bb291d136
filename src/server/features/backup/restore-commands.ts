import { isEncryptedBackup } from '#domain/backup/backup.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import { parseIdentities } from '../../db/backup/encrypt-backup.ts'
import type { CallContext } from '../../handler.ts'
import { topics } from '../../live/topics.ts'
import { findHere, hasBackupWork, type BackupRefusal } from './commands.ts'
import { listBackups, lockBackups } from './queries.ts'
import { addRestore, findOpenRestore } from './restore-queries.ts'

type Wanted = { backupId: string; identity: string | null }

/** The identity stays in the memory of this server, which therefore does the work itself. */
export async function askForRestore(
  context: CallContext,
  { backupId, identity }: Wanted,
): Promise<Result<string, BackupRefusal | 'bad-input'>> {
  const { tx, effects, newId, now, actor } = context
  await lockBackups(tx)
  const found = await findHere(context, backupId)
  if (!found.ok) return found
  const { row, place } = found.value
  if (row.state !== 'good') return refuse('backup-not-found')
  if ((await listBackups(tx)).some(hasBackupWork) || (await findOpenRestore(tx)) !== null)
    return refuse('backup-busy')
  const identities = isEncryptedBackup(row.name) ? parseIdentities(identity ?? '') : []
  if (identities === null) return refuse('bad-input', { field: 'identity' })
  const restoreId = newId()
  const { name, created: backupOf } = row
  await addRestore(tx, { restoreId, backupId, name, backupOf, asked: new Date(now) })
  const { userId, sessionId } = actor
  place.orders.clear()
  place.orders.set(restoreId, { identities, userId, sessionId })
  effects.publish(topics.backups())
  return ok(name)
}
