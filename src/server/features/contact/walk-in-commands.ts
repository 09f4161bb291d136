// Adds an unknown walk-in as a contact with a place in the event.
import { contactsMax, toStandInId } from '#domain/contact/contact.ts'
import { decideRoster, type Placement } from '#domain/event/roster.ts'
import type { Language } from '#domain/shared/language.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import type { EventFacts } from '../../core/event/queries.ts'
import { toKeeperColumns } from '../../core/player/keeper-queries.ts'
import { commitRoster } from '../../core/roster/commit-roster.ts'
import { loadRoster } from '../../core/roster/roster-queries.ts'
import type { UnitOfWork } from '../../db/transaction.ts'
import { createLinkKey } from './commands.ts'
import { countContacts, insertContacts, lockKeeper } from './queries.ts'

type WalkIn = { playerId: string; answer: Placement }
type Refused = 'too-many-contacts' | 'event-full' | 'needs-team' | 'already-signed-up'

/** Must run under the event's row lock. keeperId: the player who keeps the contact. */
export async function noteWalkIn(
  unit: UnitOfWork,
  event: EventFacts,
  { keeperId, name, language }: { keeperId: string; name: string; language: Language },
): Promise<Result<WalkIn, Refused | 'event-not-found' | 'event-cancelled'>> {
  const { tx, now, newId } = unit
  const keeper = toKeeperColumns({ kind: 'player' }, keeperId)
  await lockKeeper(tx, keeper)
  if ((await countContacts(tx, keeper)) >= contactsMax)
    return refuse('too-many-contacts', { n: contactsMax })
  const contactId = newId()
  const playerId = toStandInId(contactId)
  const before = await loadRoster(tx, event)
  const player = { playerId, skillSelf: null, gender: null, birthYear: null }
  const decided = decideRoster(event.terms, before, { kind: 'add', player, partner: null }, now)
  // No contact is created without a place.
  if (!decided.ok) return decided
  const contact = { name, email: null, phone: null, skillSelf: null, language, note: '' }
  await insertContacts(tx, keeper, [{ ...contact, contactId, linkKey: createLinkKey() }], {
    addedBy: keeperId,
    now,
  })
  await commitRoster(unit, event, before, decided.value)
  return ok({ playerId, answer: decided.value.answer })
}
