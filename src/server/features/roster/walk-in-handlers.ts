// Someone at the court that nobody knows yet: a name, and they are in.
import { permit } from '#domain/access/capabilities.ts'
import { contactsMax } from '#domain/contact/contact.ts'
import { isEarly } from '#domain/event/play-time.ts'
import { decideRoster } from '#domain/event/roster.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import type { InTransaction } from '../../handler.ts'
import { commitRoster } from '../../services/commit-roster.ts'
import { lockOpenEvent } from '../../services/open-event.ts'
import { writeLog } from '../../services/write-log.ts'
import { createLinkKey, publishContacts } from '../contact/commands.ts'
import { toKeeperColumns } from '../contact/keeper-queries.ts'
import { countContacts, insertContacts, lockKeeper } from '../contact/queries.ts'
import { loadRoster, saveAttendance } from '../event/roster-queries.ts'
import { publishMatchList } from '../match-list/commands.ts'
import { followCheckIn } from '../match-list/presence-queries.ts'
import { followQueueCheckIn } from '../queue/arrival-commands.ts'

/** On the evening they are here; an open match list follows the roster. */
export const addWalkIn: InTransaction<'events-addWalkIn'> = async (context, { eventId, name }) => {
  const { actor, tx, effects, now, newId, language } = context
  const opened = await lockOpenEvent({ actor, tx, now }, eventId)
  if (opened === null) return refuse('event-not-found')
  const { event, viewer } = opened
  const allowed = permit(actor, viewer.roles, 'event.roster')
  if (!allowed.ok) return allowed
  const keeper = toKeeperColumns({ kind: 'player' }, actor.playerId)
  await lockKeeper(tx, keeper)
  if ((await countContacts(tx, keeper)) >= contactsMax)
    return refuse('too-many-contacts', { n: contactsMax })
  const contact = { name, email: null, phone: null, skillSelf: null, language, note: '' }
  const [playerId = ''] = await insertContacts(
    tx,
    keeper,
    [{ ...contact, contactId: newId(), linkKey: createLinkKey() }],
    { addedBy: actor.playerId, now },
  )
  const before = await loadRoster(tx, event)
  const player = { playerId, skillSelf: null, gender: null }
  const decided = decideRoster(event.terms, before, { kind: 'add', player, partner: null }, now)
  if (!decided.ok) return decided
  await commitRoster(context, event, before, decided.value)
  const { answer } = decided.value
  if (answer.place === 'playing' && !isEarly(event.terms, now)) {
    await saveAttendance(tx, eventId, playerId, 'here', now)
    await followCheckIn(tx, eventId, playerId, 'here')
    await followQueueCheckIn(context, event, playerId, 'here')
    publishMatchList(effects, event)
  }
  const line = { actorId: actor.playerId, playerId, detail: '' }
  await writeLog(context, event, {
    lines: [{ ...line, action: 'add' }],
    acts: [
      {
        roles: viewer.roles,
        capability: 'event.roster',
        line: { ...line, action: 'player-added' },
      },
    ],
  })
  publishContacts(effects, keeper)
  return ok({ playerId, ...answer })
}
