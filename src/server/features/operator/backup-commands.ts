import type { ParsedInput } from '#contract/contract.ts'
import { shortenRecipient } from '#domain/backup/recipient.ts'
import { isTypedName } from '#domain/backup/restore.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import { toServed } from '../../branding/watch-branding.ts'
import { findBranding } from '../../core/branding/branding-queries.ts'
import type { CallContext } from '../../handler.ts'
import {
  askForBackup,
  askForTrial,
  dropBackup,
  giveTicket,
  planBackups,
  setBackupKey,
  type BackupRefusal,
} from '../backup/commands.ts'
import { askForRestore } from '../backup/restore-commands.ts'
import type { OperatorLogLine } from './queries.ts'

const acts = [
  'makeBackup',
  'planBackups',
  'setBackupKey',
  'tryBackup',
  'downloadBackup',
  'removeBackup',
  'restoreBackup',
] as const
type Asked = ParsedInput<'operators-act'>
export type BackupAct = Extract<Asked, { act: (typeof acts)[number] }>

export const isBackupAct = (input: Asked): input is BackupAct =>
  acts.some((act) => act === input.act)
type Done = { line: Pick<OperatorLogLine, 'command' | 'detail'>; ticket?: string }

export async function actOnBackups(
  context: CallContext,
  input: BackupAct,
): Promise<Result<Done, BackupRefusal | 'bad-input'>> {
  switch (input.act) {
    case 'makeBackup':
      return toLine('backups make', await askForBackup(context))
    case 'planBackups': {
      const { schedule, hour, keep } = input.plan
      await planBackups(context, input.plan)
      return ok({ line: { command: 'backups plan', detail: `${schedule} ${hour}:00 ${keep}` } })
    }
    case 'setBackupKey': {
      const { recipient } = input
      const set = await setBackupKey(context, recipient)
      if (!set.ok) return set
      const detail = recipient === null ? 'none' : shortenRecipient(recipient)
      return ok({ line: { command: 'backups key', detail } })
    }
    case 'tryBackup':
      return toLine('backups try', await askForTrial(context, input.backupId))
    case 'removeBackup':
      return toLine('backups remove', await dropBackup(context, input.backupId))
    case 'restoreBackup':
      if (!isTypedName(input.typedName, toServed(await findBranding(context.tx)).name))
        return refuse('bad-input', { field: 'name' })
      return toLine('backups restore', await askForRestore(context, input))
    case 'downloadBackup': {
      const given = await giveTicket(context, input.backupId)
      if (!given.ok) return given
      const { name, ticket } = given.value
      return ok({ line: { command: 'backups download', detail: name }, ticket })
    }
  }
}

const toLine = (
  command: string,
  done: Result<string, BackupRefusal | 'bad-input'>,
): Result<Done, BackupRefusal | 'bad-input'> =>
  done.ok ? ok({ line: { command, detail: done.value } }) : done
