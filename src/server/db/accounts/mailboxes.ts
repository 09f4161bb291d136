// Readers' reactions to unsolicited mail, by hashed mailbox. Shared by contacts, bounces and
// outreach counting.
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { toMailbox } from '#domain/contact/outreach.ts'
import type { Database } from '../open-database.ts'

export const hashMailbox = (email: string): string =>
  createHash('sha256').update(toMailbox(email)).digest('hex')

/**
 * True when the contact `k` takes e-mails: its link was sent and it hasn't been stopped or bounced.
 * The first mail, which brings the link, has fewer conditions (see the sending queries).
 */
export const acceptsMail = sql<boolean>`(k.email is not null and k.invited is not null
  and k.stopped is null and k.bounced is null)`

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
