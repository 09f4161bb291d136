// Addresses of accounts that nothing is sent to. A row holds while it names the address that the
// account has now, so that another address starts afresh. Belongs to no noun: sign-in, notifications
// and the operator ask for it.
import { sql } from 'kysely'
import type { SuppressionReason, SuppressionSource } from '#domain/mail/refused-mail.ts'
import type { Database } from '../open-database.ts'

/** True when the address of `u` (auth_users) is suppressed. */
export const isSuppressed = sql<boolean>`exists (select 1 from suppressed_addresses shut
  where shut.user_id = u.id and shut.address = u.email)`

export type Suppression = {
  address: string
  reason: SuppressionReason
  /** What the mail server said, such as 5.1.1, or ''. */
  status: string
  source: SuppressionSource
}

/** Why nothing goes to an address; null where nothing speaks against it. */
export async function findSuppressed(
  db: Database,
  address: string,
): Promise<SuppressionReason | null> {
  const { rows } = await sql<{ reason: SuppressionReason }>`
    select shut.reason from auth_users u join suppressed_addresses shut
      on shut.user_id = u.id and shut.address = u.email
    where u.email = ${address.toLowerCase()}`.execute(db)
  return rows[0]?.reason ?? null
}

/** The same of an account. */
export async function findOwnSuppressed(
  db: Database,
  userId: string,
): Promise<SuppressionReason | null> {
  const { rows } = await sql<{ reason: SuppressionReason }>`
    select shut.reason from auth_users u join suppressed_addresses shut
      on shut.user_id = u.id and shut.address = u.email
    where u.id = ${userId}`.execute(db)
  return rows[0]?.reason ?? null
}

/**
 * Notes that an address takes no mail, if an account has it; answers that account where it is news.
 * A complaint weighs more than mail that came back, and stays.
 */
export async function saveSuppression(
  db: Database,
  { address, reason, status, source }: Suppression,
  now: number,
): Promise<string | null> {
  const { rows } = await sql<{ userId: string }>`
    insert into suppressed_addresses as old (user_id, address, reason, status, source, since)
    select u.id, u.email, ${reason}, ${status}, ${source}, ${new Date(now)}::timestamptz
      from auth_users u where u.email = ${address.toLowerCase()} and u.email not like '%.invalid'
    on conflict (user_id) do update set address = excluded.address, reason = excluded.reason,
      status = excluded.status, source = excluded.source, since = excluded.since
      where old.address <> excluded.address
      or old.reason = 'bounced' and excluded.reason = 'complained'
    returning user_id`.execute(db)
  return rows[0]?.userId ?? null
}

/** Notes the same of the contacts with an address. */
export async function markContactsBounced(
  db: Database,
  address: string,
  now: number,
): Promise<void> {
  await db
    .updateTable('contacts')
    .set({ bounced: new Date(now) })
    .where('email', '=', address.toLowerCase())
    .where('bounced', 'is', null)
    .execute()
}

/** Forgets that an account's address takes no mail; false where nothing was noted. */
export async function liftSuppression(db: Database, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('suppressed_addresses')
    .where('userId', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

type ListedSuppression = Suppression & { userId: string; since: Date }

/** All that hold, the newest first. */
export async function listSuppressed(db: Database): Promise<ListedSuppression[]> {
  return db
    .selectFrom('suppressed_addresses as shut')
    .innerJoin('auth_users as u', (join) =>
      join.onRef('u.id', '=', 'shut.userId').onRef('u.email', '=', 'shut.address'),
    )
    .select(['shut.userId', 'shut.address', 'shut.reason', 'shut.status', 'shut.source'])
    .select('shut.since')
    .orderBy('shut.since', 'desc')
    .orderBy('shut.userId')
    .execute()
}
