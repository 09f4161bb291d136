// Once a day what no one asks for any more leaves the database.
import { outreachDays } from '#domain/contact/outreach.ts'
import { forgetEnded } from '../db/accounts/auth-records.ts'
import { forgetOldAnswers } from '../db/call-answers.ts'
import type { Deps } from '../deps.ts'
import { forgetOldAcceptances } from '../features/agreement/queries.ts'
import { forgetRead } from '../features/alert/queries.ts'
import { forgetNames } from '../features/check-in/queries.ts'
import { forgetOldActs } from '../features/newcomer/queries.ts'
import { forgetOutreach } from '../features/outreach/queries.ts'
import { forgetClaims } from '../features/personal-link/ask-queries.ts'
import { forgetPairings } from '../features/screen/queries.ts'
import { features } from '../manifests/features.ts'

const dayMs = 86_400_000
const yearMs = 365.25 * dayMs
/** Kept so long after their end: the reason why someone was signed out may be asked for. */
const sessionsMs = 7 * dayMs
const readAlertsMs = 365 * dayMs

/** What ended or was read long ago, old acts of newcomers, and names that no one added at a desk. */
export async function forgetOldRows({
  db,
  clock,
  installation: { agreementYears },
}: Pick<Deps, 'db' | 'clock' | 'installation'>): Promise<void> {
  const now = clock.now()
  await forgetEnded(db, now - sessionsMs)
  await forgetOldAnswers(db, now)
  await forgetRead(db, now - readAlertsMs)
  await forgetOldActs(db, now)
  await forgetOutreach(db, { mailsBefore: now - outreachDays * dayMs, peopleBefore: now - yearMs })
  await forgetNames(db, now - dayMs)
  await forgetPairings(db, now)
  await forgetClaims(db, now)
  await forgetOldAcceptances(db, new Date(now - agreementYears * yearMs))
  for (const { forget } of features) await forget?.(db, { now, agreementYears })
}
