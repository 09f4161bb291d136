// The people a price concerns: those with a place, walk-ins of the match list, league members, and
// those who paid and left.
import { type RawBuilder, sql } from 'kysely'
import type { PaymentState, PaymentWay } from '#domain/payment/payment.ts'
import { isNotBlocked } from '../../core/player/block-queries.ts'
import { isReachedContact } from '../../core/player/sight-queries.ts'
import type { Database } from '../../db/open-database.ts'

export type PayerRow = {
  subjectId: string
  playerId: string
  playerName: string
  photoUrl: string
  hasPlace: boolean
  order: number
  places: number
  came: boolean
  isMember: boolean
  isPlayer: boolean
  state: PaymentState
  amount: number
  entries: number
  way: PaymentWay
  changed: Date | null
  changedBy: string
}

const placesIn = (ids: readonly string[]): RawBuilder<unknown> => sql`
  select pe.event_id as subject_id, pe.player_id, pe.entry_order as entered,
    pe.guests + 1 as places, pe.attendance is distinct from 'no-show' as came
  from player_events pe
  where pe.event_id = any(${[...ids]}::uuid[]) and not pe.removed and pe.place = 'playing'
  union all
  select k.event_id, k.player_id, 100000 + k.number, 1, true from match_list_players k
  where k.event_id = any(${[...ids]}::uuid[]) and k.player_id is not null
    and not exists (select 1 from player_events i where i.event_id = k.event_id
    and i.player_id = k.player_id and not i.removed)
  union all
  select m.league_series_id, who.player_id,
    row_number() over (partition by m.league_series_id order by m.created, m.player_id)::int,
    1, true
  from league_players m cross join lateral unnest(array[m.player_id, m.partner_id])
    as who (player_id)
  where m.league_series_id = any(${[...ids]}::uuid[]) and m.state = 'joined'
    and who.player_id is not null`

/** A club's contacts pay its members' price. */
const isMember = sql<boolean>`(exists (select 1 from contacts k
  where k.player_id = p.player_id and k.location_id = price.location_id and k.slug = price.slug)
  or exists (select 1 from clubs c
  where c.location_id = price.location_id and c.slug = price.slug
  and (c.player_id = p.player_id or exists (select 1 from club_members m
    where m.location_id = c.location_id and m.slug = c.slug and m.player_id = p.player_id))))`

const selectAskedPrices = (
  ids: readonly string[],
) => sql`select coalesce(event_id, league_series_id) as subject_id, price_id, location_id, slug
      from prices where event_id = any(${[...ids]}::uuid[])
      or league_series_id = any(${[...ids]}::uuid[])`

const joinPayments = sql`left join places pl on pl.subject_id = price.subject_id and pl.player_id = p.player_id
      left join payments pay on pay.price_id = price.price_id and pay.player_id = p.player_id
      left join players by on by.player_id = pay.changed_by`

/**
 * In roster order; those without a place are only included while money of theirs is recorded.
 * playerId: only this one.
 */
export async function listPayers(
  db: Database,
  ids: readonly string[],
  playerId: string | null = null,
): Promise<PayerRow[]> {
  const { rows } = await sql<PayerRow>`
    with places as (${placesIn(ids)}), asked as (
      ${selectAskedPrices(ids)}),
    concerned as (
      select a.subject_id, a.price_id, pl.player_id from asked a join places pl using (subject_id)
      union select a.subject_id, a.price_id, pay.player_id from asked a
        join payments pay using (price_id) where pay.amount > 0 or pay.entries > 0)
    select price.subject_id, p.player_id, p.player_name, p.photo_url,
      pl.player_id is not null as "hasPlace", coalesce(pl.entered, 1000000) as "order",
      coalesce(pl.places, 0) as places, coalesce(pl.came, false) as came,
      ${isMember} as "isMember", p.user_id is not null as "isPlayer",
      coalesce(pay.state, 'open') as state,
      coalesce(pay.amount, 0) as amount, coalesce(pay.entries, 0) as entries, coalesce(pay.way, 'hand') as way, pay.changed,
      coalesce(by.player_name, '') as "changedBy"
    from concerned price0 join asked price on price.price_id = price0.price_id
      join players p on p.player_id = price0.player_id
      ${joinPayments}
    where ${playerId}::text is null or p.player_id = ${playerId}::text
    order by price.subject_id, coalesce(pl.entered, 1000000), p.player_id`.execute(db)
  return rows
}

/**
 * Those of these players to remind: with an account and not blocked from the organizer or the
 * actor; or contacts with e-mail, unless the actor may not write to them (isHeld).
 */
export async function listRemindable(
  db: Database,
  playerIds: readonly string[],
  { organizerId, actorId, isHeld }: { organizerId: string; actorId: string; isHeld: boolean },
): Promise<string[]> {
  const { rows } = await sql<{ playerId: string }>`
    select p.player_id from players p
    where p.player_id = any(${[...playerIds]}::text[])
      and (p.user_id is not null or not ${isHeld}::boolean and ${isReachedContact('p')})
      and p.player_id <> ${actorId}
      and ${isNotBlocked(organizerId, sql.ref('p.player_id'))}
      and ${isNotBlocked(actorId, sql.ref('p.player_id'))}
    order by p.player_id`.execute(db)
  return rows.map(({ playerId }) => playerId)
}
