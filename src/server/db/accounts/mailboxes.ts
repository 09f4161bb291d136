// What the reader behind a mailbox made of mail that came without being asked for. Mailboxes are
// kept as hashes. Belongs to no noun: contacts, mail that came back and its counting ask for it.
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { toMailbox } from '#domain/contact/outreach.ts'
import type { Database } from '../open-database.ts'

/** A mailbox as it is kept; the address can't be read from it. */
export const hashMailbox = (email: string): string =>
  createHash('sha256').update(toMailbox(email)).digest('hex')

/**
 * True when e-mails go to the contact `k`: its link was sent, and nobody said stop. The first one,
 * which brings the link, asks for less (queries of sending).
 */
export const takesMail = sql<boolean>`(k.email is not null and k.invited is not null
  and k.stopped is null and k.bounced is null)`

/** Notes that mail to an address came back, or that its provider called it spam. */
export async function markMailboxClosed(
  db: Database,
  address: string,
  { isSpam, now }: { isSpam: boolean; now: number },
): Promise<void> {
  const column = sql.ref(isSpam ? 'stopped' : 'bounced')
  await sql`
    update outreach_people set ${column} = ${new Date(now)}::timestamptz
    where mailbox = ${hashMailbox(address)} and ${column} is null`.execute(db)
}

/** Notes a stop with those who wrote to this contact, and with the keeper of its list. */
export async function markStopped(
  tx: Database,
  { contactId, email, now }: { contactId: string; email: string; now: number },
): Promise<void> {
  await sql`
    update outreach_people w set stopped = ${new Date(now)}::timestamptz
    from contacts k where k.contact_id = ${contactId} and w.mailbox = ${hashMailbox(email)}
      and w.stopped is null and (w.sender_id in (k.keeper_id, k.added_by)
        or exists (select from deliveries d where d.player_id = k.player_id
          and d.channel = 'mail' and d.state <> 'waiting' and d.from_id = w.sender_id))
    `.execute(tx)
}
