// Event terms in an e-mail to a contact, read when the mail leaves.
import { bringsTerms } from '#domain/notification/notification.ts'
import type { Database } from '../../db/open-database.ts'
import type { MailedTerms } from '../../notices/mailed-terms.ts'
import type { Outgoing } from '../../notices/outgoing.ts'
import { loadLinkMoney } from '../payment/link-commands.ts'
import { findOwnTerms } from '../personal-link/queries.ts'

export async function loadTerms(
  db: Database,
  unit: readonly Outgoing[],
  now: number,
): Promise<MailedTerms | null> {
  const last = unit.at(-1)
  if (last === undefined || last.contact === null || last.eventId === null) return null
  if (!bringsTerms(last.kind)) return null
  const { playerId, eventId } = last
  const found = await findOwnTerms(db, { playerId, eventId, now })
  if (found === null) return null
  const { note, fee, organizerId, isOver } = found
  const money = await loadLinkMoney(db, playerId, { eventId, organizerId, isOff: false, isOver })
  return { note: last.kind === 'payment-reminder' ? '' : note, fee, ...money }
}
