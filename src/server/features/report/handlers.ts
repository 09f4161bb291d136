// Reporting content, handling a venue's reports, and appeals.
import { permitOffice } from '#domain/access/capabilities.ts'
import { isRemovable } from '#domain/report/report.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { addLocationLog } from '../../core/log/venue-log-queries.ts'
import { defineHandlers, type InTransaction } from '../../handler.ts'
import { settleReport } from './commands.ts'
import { storeAppeal } from './decision-queries.ts'
import * as store from './queries.ts'

const done = ok({ success: true })

const missing = {
  player: 'player-not-found',
  message: 'message-not-found',
  club: 'club-not-found',
  location: 'location-not-found',
  media: 'media-not-found',
} as const
const getMissingRefusal = (reported: store.Reported) =>
  missing[
    reported.kind === 'photo' ? ('playerId' in reported ? 'player' : 'location') : reported.kind
  ]

const create: InTransaction<'reports-create'> = async (
  { actor, tx, now, newId },
  { reported, reason },
) => {
  const subject = await store.findSubject(tx, actor.playerId, reported)
  if (subject === null) return refuse(getMissingRefusal(reported))
  await store.addReport(
    tx,
    { ...subject, reportId: newId(), reporterId: actor.playerId, kind: reported.kind, reason },
    now,
  )
  return done
}

const close: InTransaction<'reports-close'> = async (context, { reportId, outcome }) => {
  const { actor, tx, now } = context
  const report = await store.lockReport(tx, reportId, actor.playerId)
  if (report === null) return refuse('report-not-found')
  const allowed = permitOffice(actor)
  if (!allowed.ok) return allowed
  if (report.isClosed) return refuse('report-closed')
  const isRemoval = outcome === 'removed'
  if (isRemoval && !isRemovable(report.kind)) return refuse('bad-input', { field: 'outcome' })
  const { locationId, kind, playerId } = report
  await settleReport(context, report, { outcome, reason: '', adminId: actor.playerId })
  // A dismissed report is logged without naming anyone.
  const line =
    isRemoval && playerId !== null
      ? { action: 'report-removed' as const, playerId }
      : { action: isRemoval ? ('report-removed' as const) : ('report-dismissed' as const) }
  await addLocationLog(tx, [{ ...line, locationId, actorId: actor.playerId, detail: kind }], now)
  return done
}

const appeal: InTransaction<'reports-appeal'> = async (
  { actor, tx, now },
  { decisionId, text },
) => {
  const { playerId } = actor
  const stored = await storeAppeal(tx, { decisionId, playerId, text }, now)
  if (stored === 'stored') return done
  return refuse(stored === 'used' ? 'request-used' : 'report-not-found')
}

export const reportHandlers = defineHandlers<'reports-create' | 'reports-close' | 'reports-appeal'>(
  {
    'reports-create': create,
    'reports-close': close,
    'reports-appeal': appeal,
  },
)
