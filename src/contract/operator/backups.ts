import * as v from 'valibot'
import { awayFaults, awayStates } from '#domain/backup/backup-away.ts'
import {
  backupFaults,
  backupSchedules,
  backupStates,
  keptBackupsMax,
  trialStates,
} from '#domain/backup/backup.ts'
import { recipientMax } from '#domain/backup/recipient.ts'
import { identityMax, restoreFaults, restoreStates } from '#domain/backup/restore.ts'
import { appNameMax } from '#domain/branding/branding.ts'
import { passwordMax } from '#domain/onboarding/password.ts'
import { uuidSchema } from '#domain/shared/id.ts'
import { lineSchema } from '#domain/shared/text.ts'

const count = v.number()
export const givenPassword = v.nullable(v.pipe(v.string(), v.maxLength(passwordMax)))
export const backupSchedule = v.picklist(backupSchedules)

const plan = {
  schedule: backupSchedule,
  hour: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23)),
  keep: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(keptBackupsMax)),
}

export const awayFacts = v.nullable(
  v.object({ copied: v.nullable(v.string()), isFailed: v.boolean(), isHeldBack: v.boolean() }),
)

export const backups = v.object({
  page: v.literal('backups'),
  hasFolder: v.boolean(),
  plan: v.object(plan),
  recipient: v.nullable(v.string()),
  away: v.nullable(v.object({ takesPlain: v.boolean() })),
  backups: v.array(
    v.object({
      backupId: v.string(),
      recipient: v.nullable(v.string()),
      state: v.picklist(backupStates),
      fault: v.nullable(v.picklist(backupFaults)),
      bytes: v.nullable(count),
      rowCount: v.nullable(count),
      trial: v.nullable(v.picklist(trialStates)),
      trialFault: v.nullable(v.picklist(backupFaults)),
      tried: v.nullable(v.string()),
      away: v.nullable(v.picklist(awayStates)),
      awayFault: v.nullable(v.picklist(awayFaults)),
      created: v.string(),
      /** Addresses of those who owned the server then and are here now; null when unknown. */
      owners: v.nullable(v.array(v.string())),
      isMine: v.nullable(v.boolean()),
      isHere: v.boolean(),
    }),
  ),
  restore: v.nullable(
    v.object({
      state: v.picklist(restoreStates),
      failedAt: v.nullable(v.picklist(restoreStates)),
      fault: v.nullable(v.picklist(restoreFaults)),
      backupOf: v.string(),
      ended: v.nullable(v.string()),
    }),
  ),
})

export const backupActs = [
  v.strictObject({ act: v.literal('makeBackup') }),
  v.strictObject({
    act: v.literal('planBackups'),
    plan: v.strictObject(plan),
    password: givenPassword,
  }),
  v.strictObject({
    act: v.literal('setBackupKey'),
    recipient: v.nullable(v.pipe(v.string(), v.maxLength(recipientMax))),
    password: givenPassword,
  }),
  v.strictObject({ act: v.literal('tryBackup'), backupId: uuidSchema }),
  v.strictObject({
    act: v.picklist(['downloadBackup', 'removeBackup']),
    backupId: uuidSchema,
    password: givenPassword,
  }),
  v.strictObject({
    act: v.literal('restoreBackup'),
    backupId: uuidSchema,
    typedName: lineSchema(appNameMax, 1),
    identity: v.nullable(v.pipe(v.string(), v.maxLength(identityMax))),
    password: givenPassword,
  }),
] as const
