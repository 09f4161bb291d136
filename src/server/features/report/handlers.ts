// Reporting content, and handling a venue's reports.
import { permitOffice } from '#domain/access/capabilities.ts'
import { isRemovable, type ReportKind } from '#domain/report/report.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { lockVenueAdmins } from '../../core/access/venue-queries.ts'
import { addLocationLog } from '../../core/log/venue-log-queries.ts'
import { defineHandlers, type CallContext, type InTransaction } from '../../handler.ts'
import { endClub } from '../club/commands.ts'
import { lockClub } from '../club/queries.ts'
import { publishEventsAt } from '../location/edit-commands.ts'
import { removeMedia } from '../media/queries.ts'
import { deleteMessage } from '../message/commands.ts'
import { dropPhoto } from '../photo/commands.ts'
import { replaceLocationPhoto, replacePlayerPhoto } from '../photo/queries.ts'
import { publishToWatchers } from '../player/watcher-commands.ts'
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
  if (isRemoval) await removers[kind](context, report)
  await store.storeClosedReport(tx, reportId, { adminId: actor.playerId, outcome }, now)
  // A dismissed report is logged without naming anyone.
  const line =
    isRemoval && playerId !== null
      ? { action: 'report-removed' as const, playerId }
      : { action: isRemoval ? ('report-removed' as const) : ('report-dismissed' as const) }
  await addLocationLog(tx, [{ ...line, locationId, actorId: actor.playerId, detail: kind }], now)
  return done
}

type Remover = (context: CallContext, report: store.WorkedReport) => Promise<void>

const removers: Readonly<Record<ReportKind, Remover>> = {
  player: () => Promise.resolve(),
  location: () => Promise.resolve(),
  message: async ({ tx }, { messageId }) => {
    if (messageId !== null) await deleteMessage(tx, messageId)
  },
  club: async (context, { locationId, clubId }) => {
    const club = clubId === null ? undefined : await lockClub(context.tx, { locationId, clubId })
    if (club !== undefined) await endClub(context, club, context.actor.playerId)
  },
  media: async ({ tx }, { mediaId }) => {
    if (mediaId !== null) await removeMedia(tx, mediaId)
  },
  photo: async ({ actor, tx, effects, now }, { locationId, playerId }) => {
    if (playerId === null) {
      await lockVenueAdmins(tx, locationId, actor.playerId)
      const { before } = await replaceLocationPhoto(tx, locationId, '', now)
      await dropPhoto(tx, before, now)
      await publishEventsAt(tx, effects, locationId)
    } else {
      const { before, ...watchers } = await replacePlayerPhoto(tx, playerId, '', now)
      await dropPhoto(tx, before, now)
      publishToWatchers(effects, playerId, watchers)
    }
  },
}

export const reportHandlers = defineHandlers<'reports-create' | 'reports-close'>({
  'reports-create': create,
  'reports-close': close,
})
