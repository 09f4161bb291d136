// "Send invitations": each contact's first e-mail, with its personal link. Until then nothing is
// sent to anyone.
import { linksADay } from '#domain/contact/contact.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { contactReachTopics } from '../../db/reach-topics.ts'
import type { InTransaction } from '../../handler.ts'
import { topics } from '../../live/topics.ts'
import { publishContacts } from '../contact/commands.ts'
import { permitKeeper } from '../contact/keeper-queries.ts'
import { followStops } from '../contact/stop-queries.ts'
import { findNewcomer } from '../newcomer/queries.ts'
import { countSent, listUnsent, lockSender, queueLinks } from './send-queries.ts'

export const sendLinks: InTransaction<'contacts-sendInvitations'> = async (
  { actor, tx, effects, now, deps },
  { keeper, contactIds },
) => {
  const { playerId } = actor
  const kept = await permitKeeper(tx, actor, keeper)
  if (!kept.ok) return kept
  await lockSender(tx, playerId)
  const found = await listUnsent(tx, kept.value, contactIds)
  const stopped = await followStops(tx, kept.value, found, now)
  const due = found.filter(({ contactId }) => !stopped.has(contactId))
  if (due.length === 0) return refuse('no-one-to-send-to')
  const newcomer = await findNewcomer(tx, { playerId, now, deps })
  const most = newcomer === null ? linksADay.others : linksADay.newcomer
  const room = most - (await countSent(tx, playerId, now))
  if (room <= 0) return refuse('too-many-links', { n: most })
  const first = due.slice(0, room).map(({ contactId }) => contactId)
  const queued = await queueLinks(tx, first, { fromId: playerId, now })
  publishContacts(effects, kept.value)
  effects.publish(topics.deliveries(), ...(await contactReachTopics(tx, first)))
  return ok({ queued, left: due.length - first.length })
}
