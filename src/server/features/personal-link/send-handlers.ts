// "Send invitations": each contact's first e-mail, with its personal link; before that no one is
// mailed.
import { ok, refuse } from '#domain/shared/result.ts'
import { permitKeeper } from '../../core/player/keeper-queries.ts'
import { contactReachTopics } from '../../db/reach-topics.ts'
import type { InTransaction } from '../../handler.ts'
import { topics } from '../../live/topics.ts'
import { followStops } from '../contact/stop-queries.ts'
import { takeOutreach } from '../outreach/commands.ts'
import { listUnsentLinks, queueLinks } from './send-queries.ts'

export const sendLinks: InTransaction<'contacts-sendInvitations'> = async (
  { actor, tx, effects, now },
  { keeper, contactIds },
) => {
  const { playerId } = actor
  const kept = await permitKeeper(tx, actor, keeper)
  if (!kept.ok) return kept
  const found = await listUnsentLinks(tx, kept.value, contactIds)
  const stopped = await followStops(tx, kept.value, found, now)
  const due = found.filter(({ contactId }) => !stopped.has(contactId))
  if (due.length === 0) return refuse('no-one-to-send-to')
  const taken = await takeOutreach({ tx, senderId: playerId, now }, due)
  if (!taken.ok) return taken
  const first = taken.value
  const queued = await queueLinks(tx, first, { fromId: playerId, now })
  effects.publish(topics.deliveries(), ...(await contactReachTopics(tx, first)))
  return ok({ queued, left: due.length - first.length })
}
