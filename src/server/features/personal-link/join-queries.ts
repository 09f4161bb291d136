// Merges two entries of one person: data, answers and places are kept, and links and mails of the
// other entry lead to the one that stays.
import { type RawBuilder, sql } from 'kysely'
import { personNoteMax } from '#domain/contact/contact.ts'
import { isKeptBy, type KeeperColumns } from '../../core/player/keeper-queries.ts'
import type { Database } from '../../db/open-database.ts'
import type { Move } from './claim-queries.ts'

export type Joining = {
  contactId: string
  playerId: string
  name: string
  email: string | null
  formerEmails: string[]
  phone: string | null
}

export async function lockList(tx: Database, keeper: KeeperColumns): Promise<Joining[]> {
  const { rows } = await sql<Joining>`
    select k.contact_id, k.player_id, k.name, k.email,
      k.former_emails, k.phone
    from contacts k where ${isKeptBy(keeper)} and k.player_id is not null
    order by k.created, k.contact_id for update`.execute(tx)
  return rows
}

type Pair = { from: Joining; to: Joining }

const contactPairs = (pairs: readonly Pair[]): RawBuilder<unknown> => sql`
  unnest(${pairs.map(({ from }) => from.contactId)}::uuid[],
    ${pairs.map(({ to }) => to.contactId)}::uuid[]) as m (old_id, new_id)`

/** Moves in which both have a number in the same queue, or owe the same price. */
export async function listMeeting(tx: Database, moves: readonly Move[]): Promise<Set<string>> {
  const { rows } = await sql<{ from: string }>`
    select m.old_id as "from" from unnest(${moves.map(({ from }) => from)}::text[],
        ${moves.map(({ to }) => to)}::text[]) as m (old_id, new_id)
    where exists (select from payments a join payments b on b.price_id = a.price_id
        and b.player_id = m.new_id where a.player_id = m.old_id)
      or exists (select from queue_members a join queue_members b on b.event_id = a.event_id
        and b.player_id = m.new_id where a.player_id = m.old_id)`.execute(tx)
  return new Set(rows.map(({ from }) => from))
}

/** Fields, stops and acts of either one apply to both. */
export async function combineContacts(tx: Database, pairs: readonly Pair[]): Promise<void> {
  await sql`
    update contacts k set email = coalesce(k.email, o.email), phone = coalesce(k.phone, o.phone),
      skill_self = coalesce(k.skill_self, o.skill_self),
      note = left(concat_ws(e'\\n', nullif(k.note, ''), nullif(nullif(o.note, k.note), '')),
        ${personNoteMax}),
      invited = least(k.invited, o.invited), reminded = greatest(k.reminded, o.reminded),
      used = greatest(k.used, o.used), stopped = least(k.stopped, o.stopped),
      bounced = case when k.email = o.email then least(k.bounced, o.bounced)
        else coalesce(k.bounced, o.bounced) end,
      hides_name = k.hides_name or o.hides_name,
      former_emails = (select coalesce(array_agg(former.email order by former.at), '{}')
        from (select one.email, min(one.at) as at
          from unnest(k.former_emails || o.former_emails || o.email) with ordinality as one (email, at)
          where one.email <> coalesce(k.email, o.email, '') group by one.email) as former)
    from ${contactPairs(pairs)} join contacts o on o.contact_id = m.old_id
    where k.contact_id = m.new_id`.execute(tx)
  await sql`
    update players p set skill_self = k.skill_self from contacts k
    where p.player_id = k.player_id and p.skill_self is null
      and k.contact_id = any(${pairs.map(({ to }) => to.contactId)}::uuid[])`.execute(tx)
}

/** Redirects answers by link, pending claims, messages, and older links and mails. */
export async function followContacts(tx: Database, pairs: readonly Pair[]): Promise<void> {
  await sql`
    insert into contact_acts (contact_id, event_id, acted)
    select m.new_id, a.event_id, a.acted from ${contactPairs(pairs)}
      join contact_acts a on a.contact_id = m.old_id on conflict do nothing`.execute(tx)
  await sql`
    update contact_claims c set contact_id = m.new_id from ${contactPairs(pairs)}
    where c.contact_id = m.old_id and not exists (select from contact_claims o
      where o.contact_id = m.new_id and o.player_id = c.player_id)`.execute(tx)
  await sql`
    update messages t set to_id = p.new_id
    from unnest(${pairs.map(({ from }) => from.playerId)}::text[],
      ${pairs.map(({ to }) => to.playerId)}::text[]) as p (old_id, new_id)
    where t.to_id = p.old_id`.execute(tx)
  await sql`
    update joined_contacts j set contact_id = m.new_id from ${contactPairs(pairs)}
    where j.contact_id = m.old_id`.execute(tx)
  await sql`
    insert into joined_contacts (stand_in, link_key, contact_id)
    select k.player_id, k.link_key, m.new_id from ${contactPairs(pairs)}
      join contacts k on k.contact_id = m.old_id`.execute(tx)
}
