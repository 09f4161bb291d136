// Rows of "No more e-mails". A stop outlives its contact: adding the same mailbox to the same list
// again sends no mail.
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { toMailbox } from '#domain/contact/outreach.ts'
import type { Language } from '#domain/shared/language.ts'
import type { KeeperColumns } from '../../core/player/keeper-queries.ts'
import { markStopped } from '../../db/accounts/mailboxes.ts'
import type { Database } from '../../db/open-database.ts'
import { changedRow } from '../../db/rows/row-changes.ts'

type Stopping = KeeperColumns & { contactId: string; email: string | null }

const toStopHash = ({ keeperId, locationId, slug }: KeeperColumns, email: string): string =>
  createHash('sha256')
    .update(JSON.stringify([keeperId, locationId, slug, email]))
    .digest('base64url')

export async function saveStop(tx: Database, contact: Stopping, now: number): Promise<void> {
  const stopped = new Date(now)
  await tx
    .updateTable('contacts')
    .set({ stopped })
    .where('contactId', '=', contact.contactId)
    .where('stopped', 'is', null)
    .execute()
  if (contact.email === null) return
  await markStopped(tx, { contactId: contact.contactId, email: contact.email, now })
  await tx
    .insertInto('contact_stops')
    .values({ stopHash: toStopHash(contact, toMailbox(contact.email)), stopped })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function listFormerLists(tx: Database, keeper: KeeperColumns): Promise<KeeperColumns[]> {
  if (keeper.locationId === null) return [keeper]
  const merged = await tx
    .selectFrom('locations')
    .select('locationId')
    .where('mergedInto', '=', keeper.locationId)
    .execute()
  return [keeper, ...merged.map(({ locationId }) => ({ ...keeper, locationId }))]
}

/** Marks these new contacts as stopped if their mailbox was stopped earlier; returns their ids. */
export async function followStops(
  tx: Database,
  keeper: KeeperColumns,
  contacts: readonly { contactId: string; email: string }[],
  now: number,
): Promise<ReadonlySet<string>> {
  const lists = await listFormerLists(tx, keeper)
  const rows = contacts.flatMap(({ contactId, email }) =>
    lists.flatMap((list) =>
      // Older stops were hashed from the address as typed.
      [email, toMailbox(email)].map((stopped) => ({
        contactId,
        stopHash: toStopHash(list, stopped),
      })),
    ),
  )
  const { rows: stopped } = await sql<{ contactId: string }>`
    update contacts k set stopped = ${new Date(now)}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r
      ("contactId" uuid, "stopHash" text)
      where k.contact_id = r."contactId"
      and exists (select 1 from contact_stops s where s.stop_hash = r."stopHash")
    returning k.contact_id, ${changedRow('contacts', 'k')}`.execute(tx)
  return new Set(stopped.map(({ contactId }) => contactId))
}

export async function findStopping(
  db: Database,
  playerId: string,
): Promise<(Stopping & { language: Language }) | undefined> {
  return db
    .selectFrom('contacts')
    .select(['contactId', 'email', 'keeperId', 'locationId', 'slug', 'language'])
    .where(
      sql<boolean>`(contacts.player_id = ${playerId} or contacts.contact_id = (select contact_id
        from joined_contacts where stand_in = ${playerId}))`,
    )
    .executeTakeFirst()
}
