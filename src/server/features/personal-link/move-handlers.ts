// Moves a club's contacts to another list before the club ends.
import { contactsMax } from '#domain/contact/contact.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { ownsClub, permitKeeper } from '../../core/player/keeper-queries.ts'
import { contactReachTopics } from '../../db/reach-topics.ts'
import type { InTransaction } from '../../handler.ts'
import { getContactsTopic, publishStandIns } from '../contact/commands.ts'
import { moveContacts } from '../contact/move-queries.ts'
import { countContacts, lockKeeper } from '../contact/queries.ts'
import { followStops } from '../contact/stop-queries.ts'
import { joinListed } from './join-commands.ts'
import { lockList } from './join-queries.ts'

/**
 * Only the owner may move the list, not secretaries. Entries of people already in the target list
 * are merged.
 */
export const moveFromClub: InTransaction<'contacts-moveFromClub'> = async (
  context,
  { to, ...club },
) => {
  const { tx, actor, effects, now } = context
  const from = await permitKeeper(tx, actor, { kind: 'club', ...club })
  if (!from.ok) return from
  if (!(await ownsClub(tx, club, actor.playerId))) return refuse('not-allowed')
  const target = await permitKeeper(tx, actor, to)
  if (!target.ok) return target
  const lists = [from.value, target.value]
  const names = lists.map((list) => JSON.stringify(list))
  if (names[0] === names[1]) return ok({ moved: 0, joined: 0 })
  // In a global order, so that two opposite moves don't deadlock.
  for (const list of (names[0] ?? '') < (names[1] ?? '') ? lists : lists.toReversed())
    await lockKeeper(tx, list)
  const coming = await lockList(tx, from.value)
  const joined = await joinListed(context, coming, await lockList(tx, target.value))
  if (!joined.ok) return joined
  const moving = await countContacts(tx, from.value)
  if (moving + (await countContacts(tx, target.value)) > contactsMax)
    return refuse('too-many-contacts', { n: contactsMax })
  const moved = await moveContacts(tx, from.value, target.value)
  const there = joined.value.map(({ from: one, to: { contactId, email } }) => ({
    contactId,
    email: email ?? one.email,
  }))
  const addressed = [...moved, ...there].flatMap(({ contactId, email }) =>
    email === null ? [] : [{ contactId, email }],
  )
  await followStops(tx, target.value, addressed, now)
  await publishStandIns(
    context,
    moved.flatMap(({ playerId }) => playerId ?? []),
  )
  effects.publish(
    getContactsTopic(from.value),
    ...(await contactReachTopics(
      tx,
      [...moved, ...there].map(({ contactId }) => contactId),
    )),
  )
  return ok({ moved: moved.length, joined: joined.value.length })
}
