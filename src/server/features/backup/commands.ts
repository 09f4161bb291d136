import * as v from 'valibot'
import type { Actor } from '#domain/access/actor.ts'
import { permitOperator } from '#domain/access/operator-roles.ts'
import { toBackupName, type BackupPlan } from '#domain/backup/backup.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import { findOperator } from '../../core/access/operator-queries.ts'
import type { BackupPlace } from '../../db/backup/backup-place.ts'
import { canEncryptFor } from '../../db/backup/encrypt-backup.ts'
import type { Deps } from '../../deps.ts'
import type { CallContext } from '../../handler.ts'
import { topics } from '../../live/topics.ts'
import { mailAboutBackups } from './mail-commands.ts'
import {
  addBackup,
  changeBackup,
  findBackup,
  findBackupKey,
  findBackupPlan,
  listBackups,
  lockBackups,
  removeBackup,
  saveBackupPlan,
  type BackupRow,
} from './queries.ts'
import {
  findLastRestore,
  findOpenRestore,
  listAccountAddresses,
  type RestoreRow,
} from './restore-queries.ts'

export type BackupRefusal = 'backup-not-found' | 'backup-busy' | 'no-backup-folder'
type Named = Result<string, BackupRefusal>

const ticketPurpose = 'a backup'
const ticketMs = 60_000
const ticketForm = v.strictObject({ backupId: v.string(), userId: v.string(), ends: v.number() })

export const hasBackupWork = ({ state, trial }: BackupRow): boolean =>
  state === 'waiting' || state === 'making' || trial === 'waiting' || trial === 'running'

export async function showBackups({
  tx,
  actor,
  deps: { backups: place, backupsAway },
}: CallContext) {
  const rows = await listBackups(tx)
  const sizes = place == null ? [] : await Promise.all(rows.map(({ name }) => place.measure(name)))
  const addresses = await listAccountAddresses(tx, [
    ...new Set(rows.flatMap(({ owners }) => owners ?? [])),
  ])
  return {
    hasFolder: place != null,
    plan: await findBackupPlan(tx),
    recipient: await findBackupKey(tx),
    away: backupsAway == null ? null : { takesPlain: backupsAway.takesPlain },
    backups: rows.map(({ created, tried, ...row }, index) => ({
      ...toShownBackup(row),
      created: created.toISOString(),
      tried: tried?.toISOString() ?? null,
      owners: row.owners?.flatMap((userId) => addresses.get(userId) ?? []) ?? null,
      isMine: row.owners?.includes(actor.userId) ?? null,
      isHere: sizes[index] != null,
    })),
    restore: toShownRestore(await findLastRestore(tx)),
  }
}

function toShownRestore(row: RestoreRow | null) {
  if (row === null) return null
  const { state, failedAt, fault, backupOf, ended } = row
  return {
    state,
    failedAt,
    fault,
    backupOf: backupOf.toISOString(),
    ended: ended?.toISOString() ?? null,
  }
}

export async function askForBackup(context: CallContext): Promise<Named> {
  const { tx, effects, newId, now, actor, deps } = context
  if (deps.backups == null) return refuse('no-backup-folder')
  await lockBackups(tx)
  if ((await listBackups(tx)).some(hasBackupWork)) return refuse('backup-busy')
  if ((await findOpenRestore(tx)) !== null) return refuse('backup-busy')
  const backupId = newId()
  const recipient = await findBackupKey(tx)
  const name = toBackupName(new Date(now).toISOString(), backupId, recipient)
  await addBackup(tx, { backupId, name, recipient, byUserId: actor.userId }, now)
  effects.publish(topics.backups())
  return ok(name)
}

export async function planBackups({ tx, effects, now }: CallContext, plan: BackupPlan) {
  await saveBackupPlan(tx, plan, now)
  effects.publish(topics.backups())
}

/** Every owner learns of it, because whoever has the key alone opens what comes. */
export async function setBackupKey(
  context: CallContext,
  recipient: string | null,
): Promise<Result<void, 'bad-input'>> {
  const { tx, effects, now } = context
  if (recipient !== null && !(await canEncryptFor(recipient)))
    return refuse('bad-input', { field: 'recipient' })
  if (recipient === (await findBackupKey(tx))) return ok(undefined)
  await saveBackupPlan(tx, { recipient }, now)
  await mailAboutBackups(context, 'backupKey', ['owner'])
  effects.publish(topics.backups())
  return ok(undefined)
}

export async function askForTrial(context: CallContext, backupId: string): Promise<Named> {
  const { tx, effects } = context
  const found = await findHere(context, backupId)
  if (!found.ok) return found
  if (hasBackupWork(found.value.row)) return refuse('backup-busy')
  if ((await findOpenRestore(tx)) !== null) return refuse('backup-busy')
  const isAsked = await changeBackup(tx, found.value.row, { trial: 'waiting' })
  if (!isAsked) return refuse('backup-busy')
  effects.publish(topics.backups())
  return ok(found.value.row.name)
}

const toShownBackup = ({
  owners: _owners,
  name: _name,
  made: _made,
  sha256: _hash,
  awayTries: _tries,
  awayTried: _at,
  ...row
}: Omit<BackupRow, 'created' | 'tried'>) => row

/**
 * The file goes first, because a file without a row would stay forever. A copy away stays until
 * newer ones take its place, so that a thief of the console can't remove everything.
 */
export async function dropBackup({ tx, deps }: CallContext, backupId: string): Promise<Named> {
  const row = await findBackup(tx, backupId)
  if (row === null) return refuse('backup-not-found')
  if (hasBackupWork(row) || (await findOpenRestore(tx)) !== null) return refuse('backup-busy')
  await deps.backups?.remove(row.name)
  if (row.away !== 'there' || deps.backupsAway == null) await removeBackup(tx, backupId)
  return ok(row.name)
}

type Here = { row: BackupRow; place: BackupPlace; bytes: number }

export async function findHere(
  { tx, deps: { backups: place } }: Pick<CallContext, 'tx' | 'deps'>,
  backupId: string,
): Promise<Result<Here, BackupRefusal>> {
  if (place == null) return refuse('no-backup-folder')
  const row = await findBackup(tx, backupId)
  if (row === null || (row.state !== 'good' && row.state !== 'broken'))
    return refuse('backup-not-found')
  const bytes = await place.measure(row.name)
  return bytes === null ? refuse('backup-not-found') : ok({ row, place, bytes })
}

export async function giveTicket(
  context: CallContext,
  backupId: string,
): Promise<Result<{ name: string; ticket: string }, BackupRefusal>> {
  const { actor, now, deps } = context
  const found = await findHere(context, backupId)
  if (!found.ok) return found
  const pass = { backupId, userId: actor.userId, ends: now + ticketMs }
  return ok({ name: found.value.row.name, ticket: deps.links.sign(ticketPurpose, pass) })
}

export type BackupFile = { name: string; bytes: number; content: ReturnType<BackupPlace['read']> }
export type OpenBackup = (
  actor: Actor,
  ticket: string,
) => Promise<Result<BackupFile, 'not-allowed' | 'second-factor-needed' | BackupRefusal>>

export const openBackup =
  (deps: Deps): OpenBackup =>
  async (actor, ticket) => {
    const pass = v.safeParse(ticketForm, deps.links.read(ticketPurpose, ticket))
    if (actor.kind !== 'signed-in' || !pass.success) return refuse('not-allowed')
    const { backupId, userId, ends } = pass.output
    if (userId !== actor.userId || deps.clock.now() > ends) return refuse('not-allowed')
    const { isLocal } = deps.installation
    const operator = { ...(await findOperator(deps.db, userId)), isLocal }
    const allowed = permitOperator(operator, 'console.keep')
    if (!allowed.ok) return allowed
    const found = await findHere({ tx: deps.db, deps }, backupId)
    if (!found.ok) return found
    const { row, place, bytes } = found.value
    return ok({ name: row.name, bytes, content: place.read(row.name) })
  }
