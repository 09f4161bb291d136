// Deletes rows that are no longer needed, once a day.
import { deleteExpiredRecords } from '../db/accounts/auth-records.ts'
import { forgetOldAnswers } from '../db/call-answers.ts'
import type { Deps } from '../deps.ts'
import { dayMs } from '../manifests/define-feature.ts'
import { features } from '../manifests/features.ts'

/** Kept this long after their end, because the reason for a sign-out may be asked for. */
const sessionsMs = 7 * dayMs

export async function forgetOldRows({
  db,
  clock,
  installation: { agreementYears },
}: Pick<Deps, 'db' | 'clock' | 'installation'>): Promise<void> {
  const now = clock.now()
  await deleteExpiredRecords(db, now - sessionsMs)
  await forgetOldAnswers(db, now)
  for (const { forget } of features) await forget?.(db, { now, agreementYears })
}
