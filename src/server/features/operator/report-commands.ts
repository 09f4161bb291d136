import { isRemovable, needsReason, type ReportOutcome } from '#domain/report/report.ts'
import type { UnitOfWork } from '../../db/transaction.ts'
import { publishToWatchers } from '../player/watcher-commands.ts'
import { answerAppeal, settleReport } from '../report/commands.ts'
import type { OpenAppeal } from '../report/decision-queries.ts'
import type { WorkedReport } from '../report/queries.ts'
import { setPlayerHidden } from './queries.ts'
import { restoreAccount } from './suspend-commands.ts'

type Closing = { outcome: ReportOutcome; reason: string; adminId: string | null }

export async function closeAsOperator(
  unit: UnitOfWork,
  report: WorkedReport,
  closing: Closing,
): Promise<'reason' | 'outcome' | null> {
  const { outcome, reason } = closing
  const { playerId } = report
  if (outcome === 'removed' && !isRemovable(report.kind)) return 'outcome'
  if (needsReason(outcome) && playerId === null) return 'outcome'
  if (needsReason(outcome) && reason === '') return 'reason'
  if (outcome === 'hidden' && playerId !== null) await setHidden(unit, playerId, true)
  await settleReport(unit, report, closing)
  return null
}

export async function answerAsOperator(
  unit: UnitOfWork,
  appeal: OpenAppeal,
  answer: { answeredBy: string | null; isLifted: boolean },
): Promise<void> {
  const { outcome, playerId, userId } = appeal
  if (answer.isLifted && outcome === 'suspended' && userId !== null)
    await restoreAccount(unit, userId, answer.answeredBy)
  else await answerAppeal(unit, appeal, answer)
  if (answer.isLifted && outcome === 'hidden') await setHidden(unit, playerId, false)
}

async function setHidden(unit: UnitOfWork, playerId: string, hidden: boolean): Promise<void> {
  const { tx, effects, now } = unit
  publishToWatchers(effects, playerId, await setPlayerHidden(tx, playerId, hidden, now))
}
