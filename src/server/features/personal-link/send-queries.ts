// Contacts due for their personal link, and queueing these mails.
import { type RawBuilder, sql } from 'kysely'
import { linkReminderMs } from '#domain/contact/contact.ts'
import { at, insertDeliveries } from '../../core/alerts/delivery-queries.ts'
import { isKeptBy, type KeeperColumns } from '../../core/player/keeper-queries.ts'
import type { Database } from '../../db/open-database.ts'
import { changedRow } from '../../db/rows/row-changes.ts'
import { isUnsent } from '../contact/queries.ts'

export async function listUnsentLinks(
  tx: Database,
  keeper: KeeperColumns,
  contactIds: readonly string[] | 'all',
): Promise<{ contactId: string; email: string }[]> {
  const only =
    contactIds === 'all' ? sql`true` : sql`k.contact_id = any(${[...contactIds]}::uuid[])`
  const { rows } = await sql<{ contactId: string; email: string }>`
    select k.contact_id, k.email from contacts k
    where ${isKeptBy(keeper)} and ${only} and ${isUnsent}
    order by k.created, k.contact_id for no key update`.execute(tx)
  return rows
}

export async function queueLinks(
  tx: Database,
  contactIds: readonly string[],
  { fromId, now }: { fromId: string; now: number },
): Promise<number> {
  await sql`update contacts set invited = ${at(now)}
    where contact_id = any(${[...contactIds]}::uuid[]) returning ${changedRow('contacts')}`.execute(
    tx,
  )
  const { rows } = await sql<{ count: number }>`
    with notices as (${selectNotices(sql`contacts k where k.contact_id = any(${[...contactIds]}::uuid[])`, { kind: 'link-invited', fromId, now })}),
    outgoing as (${insertDeliveries(sql`notices`, { kinds: ['link-invited'], now })}
      returning player_id)
    select count(*)::int as count from outgoing`.execute(tx)
  return rows[0]?.count ?? 0
}

export async function queueReminders(tx: Database, now: number, most: number): Promise<number> {
  const due = sql`contacts k where k.contact_id in (select contact_id from due)`
  const { rows } = await sql<{ count: number }>`
    with due as (
      select contact_id from contacts where invited <= ${at(now - linkReminderMs)}
        and used is null and reminded is null and stopped is null and bounced is null
        and player_id is not null and email is not null
      order by invited limit ${most} for no key update skip locked),
    marked as (
      update contacts set reminded = ${at(now)} where contact_id in (select contact_id from due)),
    notices as (${selectNotices(due, { kind: 'link-reminder', fromId: null, now })}),
    outgoing as (${insertDeliveries(sql`notices`, { kinds: ['link-reminder'], now })}
      returning player_id)
    select count(*)::int as count from due`.execute(tx)
  return rows[0]?.count ?? 0
}

const selectNotices = (
  contacts: RawBuilder<unknown>,
  {
    kind,
    fromId,
    now,
  }: { kind: 'link-invited' | 'link-reminder'; fromId: string | null; now: number },
): RawBuilder<unknown> => sql`
  select k.player_id, ${kind}::text as kind, 'link:' || k.contact_id || ':' || ${String(now)} as source,
    'link:' || k.contact_id as batch, null::uuid as event_id, null::uuid as alert_id,
    null::uuid as message_id, ${fromId}::text as from_id, '{}'::jsonb as params,
    ${at(now)} as told from ${contacts}`
