// Account addresses that no mail is sent to. A row applies only while it names the account's
// current address, so a new address starts clean. Shared by sign-in, notifications and the
// operator.
import { sql } from 'kysely'
import type { SuppressionReason, SuppressionSource } from '#domain/mail/refused-mail.ts'
import type { Database } from '../open-database.ts'

export const isSuppressed = sql<boolean>`exists (select 1 from suppressed_addresses shut
  where shut.user_id = u.id and shut.address = u.email)`

export type Suppression = {
  address: string
  reason: SuppressionReason
  status: string
  source: SuppressionSource
}

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
 * Suppresses an address if an account has it; returns that account when it wasn't suppressed
 * before. A complaint outranks a bounce and stays.
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

export async function liftSuppression(db: Database, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('suppressed_addresses')
    .where('userId', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

type ListedSuppression = Suppression & { userId: string; since: Date }

export async function countSuppressed(db: Database): Promise<number> {
  const { n } = await db
    .selectFrom('suppressed_addresses')
    .select(sql<number>`count(*)::int`.as('n'))
    .executeTakeFirstOrThrow()
  return n
}

export async function listSuppressed(db: Database, limit?: number): Promise<ListedSuppression[]> {
  return db
    .selectFrom('suppressed_addresses as shut')
    .innerJoin('auth_users as u', (join) =>
      join.onRef('u.id', '=', 'shut.userId').onRef('u.email', '=', 'shut.address'),
    )
    .select(['shut.userId', 'shut.address', 'shut.reason', 'shut.status', 'shut.source'])
    .select('shut.since')
    .orderBy('shut.since', 'desc')
    .orderBy('shut.userId')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute()
}
