// Counts the contacts of a list, and moves them to another list.
import { sql } from 'kysely'
import type { Language } from '#domain/shared/language.ts'
import { isKeptBy, type KeeperColumns } from '../../core/player/keeper-queries.ts'
import type { Database } from '../../db/open-database.ts'
import { changedRow } from '../../db/rows/row-changes.ts'

export type ListNumbers = { contacts: number; places: number; guests: number }

export async function countList(
  db: Database,
  keeper: KeeperColumns,
  now: number,
): Promise<ListNumbers> {
  const { rows } = await sql<ListNumbers>`
    select count(distinct k.contact_id)::int as contacts, count(e.event_id)::int as places,
      coalesce(sum(pe.guests) filter (where e.event_id is not null), 0)::int as guests
    from contacts k
      left join player_events pe on pe.player_id = k.player_id and not pe.removed
      left join events e on e.event_id = pe.event_id and not e.deleted
        and e.status = 'published' and e.starts_at > ${new Date(now)}::timestamptz
    where ${isKeptBy(keeper)} and k.player_id is not null`.execute(db)
  return rows[0] ?? { contacts: 0, places: 0, guests: 0 }
}

type MovedContact = { contactId: string; playerId: string | null; email: string | null }

/** They keep only the tags that the other list's club has too. */
export async function moveContacts(
  tx: Database,
  from: KeeperColumns,
  to: KeeperColumns,
): Promise<MovedContact[]> {
  const { rows } = await sql<MovedContact>`
    update contacts k set keeper_id = ${to.keeperId}, location_id = ${to.locationId},
      slug = ${to.slug}, tags = array(select tag from unnest(k.tags) with ordinality as t (tag, place)
        where tag = any(array(select unnest(c.tags) from clubs c
          where c.location_id = ${to.locationId} and c.slug = ${to.slug})) order by place)
    where ${isKeptBy(from)}
    returning k.contact_id, k.player_id, k.email,
      ${changedRow('contacts', 'k')}`.execute(tx)
  return rows
}

/** Bounds one list, because each address is checked against the outreach limits one by one. */
const writtenToMax = 500

/**
 * Contacts of a list who were e-mailed their link and didn't unsubscribe; those with a place in an
 * upcoming event first.
 */
export async function listWrittenTo(
  tx: Database,
  keeper: KeeperColumns,
  now: number,
): Promise<{ name: string; email: string; language: Language }[]> {
  const { rows } = await sql<{ name: string; email: string; language: Language }>`
    select k.name, k.email, k.language from contacts k where ${isKeptBy(keeper)}
      and k.player_id is not null and k.email is not null and k.invited is not null
      and k.stopped is null and k.bounced is null
    order by not exists (select from player_events pe join events e on e.event_id = pe.event_id
      where pe.player_id = k.player_id and not pe.removed
      and e.starts_at > ${new Date(now)}::timestamptz), k.contact_id
    limit ${writtenToMax}`.execute(tx)
  return rows
}
