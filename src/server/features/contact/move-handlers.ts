// What a list holds, and moving it: before its club ends.
import { contactsMax } from '#domain/contact/contact.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { contactReachTopics } from '../../db/reach-topics.ts'
import type { InTransaction } from '../../handler.ts'
import { publishContacts, publishStandIns } from './commands.ts'
import { ownsClub, permitKeeper } from './keeper-queries.ts'
import { countList, moveContacts } from './move-queries.ts'
import { countContacts, lockKeeper } from './queries.ts'
import { followStops } from './stop-queries.ts'

export const countKept: InTransaction<'contacts-count'> = async (
  { tx, actor, now },
  { keeper },
) => {
  const kept = await permitKeeper(tx, actor, keeper)
  return kept.ok ? ok(await countList(tx, kept.value, now)) : kept
}

/** Secretaries keep the list with the owner, and can't take it along. */
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
  if (names[0] === names[1]) return ok({ moved: 0, left: await countContacts(tx, from.value) })
  // In one order, so that two moves the opposite ways don't wait for each other.
  for (const list of (names[0] ?? '') < (names[1] ?? '') ? lists : lists.toReversed())
    await lockKeeper(tx, list)
  const [coming, there] = [
    await countContacts(tx, from.value),
    await countContacts(tx, target.value),
  ]
  if (coming + there > contactsMax) return refuse('too-many-contacts', { n: contactsMax })
  const moved = await moveContacts(tx, from.value, target.value)
  const addressed = moved.flatMap(({ contactId, email }) =>
    email === null ? [] : [{ contactId, email }],
  )
  await followStops(tx, target.value, addressed, now)
  for (const list of lists) publishContacts(effects, list)
  await publishStandIns(
    context,
    moved.flatMap(({ playerId }) => playerId ?? []),
  )
  effects.publish(
    ...(await contactReachTopics(
      tx,
      moved.map(({ contactId }) => contactId),
    )),
  )
  return ok({ moved: moved.length, left: coming - moved.length })
}
