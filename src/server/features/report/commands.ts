import type { DecisionOutcome, ReportKind, ReportOutcome } from '#domain/report/report.ts'
import { lockVenueAdmins } from '../../core/access/venue-queries.ts'
import { sendAlerts } from '../../core/alerts/send-alerts.ts'
import type { UnitOfWork } from '../../db/transaction.ts'
import { endClub } from '../club/commands.ts'
import { lockClub } from '../club/queries.ts'
import { publishEventsAt } from '../location/edit-commands.ts'
import { removeMedia } from '../media/queries.ts'
import { deleteMessage } from '../message/commands.ts'
import { dropPhoto } from '../photo/commands.ts'
import { replaceLocationPhoto, replacePlayerPhoto } from '../photo/queries.ts'
import { publishToWatchers } from '../player/watcher-commands.ts'
import { addDecision, storeAnswer, type OpenAppeal } from './decision-queries.ts'
import { storeClosedReport, type WorkedReport } from './queries.ts'

export type Closing = { outcome: ReportOutcome; reason: string; adminId: string | null }

export async function settleReport(
  unit: UnitOfWork,
  report: WorkedReport,
  { outcome, reason, adminId }: Closing,
): Promise<void> {
  const { tx, now } = unit
  const { reportId, reporterId, playerId, kind } = report
  const isActed = outcome !== 'removed' || (await removers[kind](unit, report, adminId))
  await storeClosedReport(tx, reportId, { adminId, outcome }, now)
  if (reporterId !== null)
    await sendAlerts(unit, [
      {
        playerId: reporterId,
        kind: 'report-answered',
        eventId: null,
        params: { why: outcome === 'dismissed' ? 'kept' : 'acted' },
      },
    ])
  if (playerId !== null && outcome !== 'dismissed' && isActed)
    await decide(unit, { reportId, playerId, kind, outcome, reason, decidedBy: adminId })
}

type Decided = {
  reportId: string | null
  playerId: string
  kind: ReportKind | null
  outcome: DecisionOutcome
  reason: string
  decidedBy: string | null
}

export async function decide(unit: UnitOfWork, decision: Decided): Promise<void> {
  const { tx, now, newId } = unit
  const decisionId = newId()
  const isTold = await addDecision(tx, { decisionId, ...decision }, now)
  const { playerId, kind, outcome, reason } = decision
  if (!isTold || outcome === 'suspended') return
  const params = { why: outcome, as: kind ?? '', reason, decisionId }
  await sendAlerts(unit, [{ playerId, kind: 'report-acted', eventId: null, params }])
}

export async function answerAppeal(
  unit: UnitOfWork,
  { decisionId, playerId, outcome }: Pick<OpenAppeal, 'decisionId' | 'playerId' | 'outcome'>,
  answer: { answeredBy: string | null; isLifted: boolean },
): Promise<void> {
  await storeAnswer(unit.tx, decisionId, answer, unit.now)
  const params = { why: answer.isLifted ? 'lifted' : 'kept', as: outcome }
  await sendAlerts(unit, [{ playerId, kind: 'appeal-answered', eventId: null, params }])
}

type Remover = (unit: UnitOfWork, report: WorkedReport, adminId: string | null) => Promise<boolean>

const removers: Readonly<Record<ReportKind, Remover>> = {
  player: () => Promise.resolve(false),
  location: () => Promise.resolve(false),
  message: async ({ tx }, { messageId }) => {
    if (messageId !== null) await deleteMessage(tx, messageId)
    return messageId !== null
  },
  club: async (unit, { locationId, clubId }, adminId) => {
    if (clubId === null || locationId === null || adminId === null) return false
    const club = await lockClub(unit.tx, { locationId, clubId })
    if (club !== undefined) await endClub(unit, club, adminId)
    return club !== undefined
  },
  media: async ({ tx }, { mediaId }) => {
    if (mediaId !== null) await removeMedia(tx, mediaId)
    return mediaId !== null
  },
  photo: async ({ tx, effects, now }, { locationId, playerId }, adminId) => {
    if (playerId !== null) {
      const { before, ...watchers } = await replacePlayerPhoto(tx, playerId, '', now)
      await dropPhoto(tx, before, now)
      publishToWatchers(effects, playerId, watchers)
      return before !== ''
    }
    if (locationId === null || adminId === null) return false
    await lockVenueAdmins(tx, locationId, adminId)
    const { before } = await replaceLocationPhoto(tx, locationId, '', now)
    await dropPhoto(tx, before, now)
    await publishEventsAt(tx, effects, locationId)
    return before !== ''
  },
}
