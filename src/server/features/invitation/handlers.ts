// Declining an invitation, the organizer's reminder to those without an answer, and invitations by
// name.
import {
  decideDecline,
  decideReopen,
  isRemindable,
  remindRefusal,
} from '#domain/invitation/answer.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { lockEventFor, lockOpenEvent } from '../../core/access/open-event.ts'
import { sendAlerts } from '../../core/alerts/send-alerts.ts'
import { alertParams } from '../../core/event/queries.ts'
import { defineHandlers, type InTransaction } from '../../handler.ts'
import {
  findInvitee,
  findOrganizerName,
  findLastReminder,
  listReachableInvitees,
  saveDecline,
  saveReminded,
} from './answer-queries.ts'
import { declineOthers, reopenOthers } from './decline-queries.ts'
import { inviteContacts, invitePlayer, uninvitePlayer } from './picked-handlers.ts'
import { lockSeries } from './series-commands.ts'

const decline: InTransaction<'events-declineInvitation'> = async (
  context,
  { eventId, scope, isOut },
) => {
  const {
    actor: { playerId },
    tx,

    now,
  } = context
  const others = scope === 'series' ? await lockSeries(context, eventId) : []
  const opened = await lockOpenEvent(context, eventId)
  if (opened === null) return refuse('event-not-found')
  const { event } = opened
  const decide = isOut ? decideDecline : decideReopen
  const decided = decide(event.terms, await findInvitee(tx, eventId, playerId), now)
  if (!decided.ok) return decided
  const order = isOut ? event.nextOrder : null
  if (decided.value.isNew) await saveDecline(tx, { eventId, playerId, order })
  if (isOut) await declineOthers(tx, others, { playerId, now })
  else await reopenOthers(tx, others, playerId)
  return ok({ success: true })
}

const remind: InTransaction<'events-remindInvitees'> = async (context, { eventId }) => {
  const { actor, tx, now } = context
  const opened = await lockEventFor(context, eventId, 'event.invitees')
  if (!opened.ok) return opened
  const { event } = opened.value
  const refusal = remindRefusal(event.terms, await findLastReminder(tx, eventId), now)
  if (refusal !== null) return refuse(refusal)
  const invitees = await listReachableInvitees(tx, eventId, actor.playerId)
  const reminded = invitees.filter(isRemindable)
  if (reminded.length === 0) return refuse('no-one-to-remind')
  await saveReminded(tx, eventId, now)
  const params = { ...alertParams(event), player: await findOrganizerName(tx, eventId) }
  await sendAlerts(
    context,
    reminded.map(({ playerId }) => ({ playerId, kind: 'invitation-reminder', eventId, params })),
  )
  return ok({ reminded: reminded.length })
}

export const invitationHandlers = defineHandlers({
  'events-declineInvitation': decline,
  'events-remindInvitees': remind,
  'events-invitePlayer': invitePlayer,
  'events-inviteContacts': inviteContacts,
  'events-uninvitePlayer': uninvitePlayer,
})
