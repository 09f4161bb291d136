// Rows of purses, and the events that settle with them.
import { sql } from 'kysely'
import { toPurseUnit, type PurseKind } from '#domain/purse/purse.ts'
import type { Database } from '../../db/open-database.ts'
import type { ClubKey } from '../club/queries.ts'

export async function findPurse(db: Database, club: ClubKey): Promise<string | null> {
  const row = await db
    .selectFrom('purses')
    .select('purseId')
    .where('locationId', '=', club.locationId)
    .where('slug', '=', club.clubId)
    .executeTakeFirst()
  return row?.purseId ?? null
}

/**
 * Opens a club's purse with its ledger account; call under the club's lock. Until the transaction
 * ends no event uses its entries.
 */
export async function openPurse(
  tx: Database,
  { locationId, clubId, purseId, now }: ClubKey & { purseId: string; now: number },
): Promise<string> {
  const found = await tx
    .selectFrom('purses')
    .select('purseId')
    .where('locationId', '=', locationId)
    .where('slug', '=', clubId)
    .forUpdate()
    .executeTakeFirst()
  if (found !== undefined) return found.purseId
  await tx
    .insertInto('purses')
    .values({ purseId, locationId, slug: clubId, created: new Date(now) })
    .execute()
  await tx
    .insertInto('ledger_accounts')
    .values({ unit: toPurseUnit(purseId), owner: 'issue', playerId: null })
    .execute()
  return purseId
}

export type Holder = { playerId: string; playerName: string; balance: number }

export async function listHolders(
  db: Database,
  club: ClubKey,
  { purseId, after, limit }: { purseId: string | null; after: string | null; limit: number },
): Promise<Holder[]> {
  const { rows } = await sql<Holder>`
    with accounts as (
      select player_id, balance from ledger_accounts
      where unit = 'purse:' || ${purseId}::text and unit like 'purse:%' and balance > 0
    ), holders as (
      select player_id from accounts where player_id is not null
      union
      select player_id from club_members
      where location_id = ${club.locationId} and slug = ${club.clubId}
    )
    select p.player_id, p.player_name, coalesce(a.balance, 0) as balance
    from holders
    join players p using (player_id)
    left join accounts a using (player_id)
    where ${after}::text is null or (lower(p.player_name), p.player_id) > (
      select lower(l.player_name), l.player_id from players l where l.player_id = ${after})
    order by lower(p.player_name), p.player_id limit ${limit}`.execute(db)
  return rows
}

export type PurseEntry = { kind: PurseKind; amount: number; created: Date; title: string | null }

export async function listPurseEntries(
  db: Database,
  { purseId, playerId, limit }: { purseId: string; playerId: string; limit: number },
): Promise<PurseEntry[]> {
  const { rows } = await sql<PurseEntry>`
    select t.kind, e.amount, t.created, ev.title from ledger_accounts a
      join ledger_entries e on e.account_id = a.account_id
      join ledger_transactions t on t.ledger_transaction_id = e.ledger_transaction_id
      left join events ev on ev.event_id = t.event_id and not ev.deleted
    where a.player_id = ${playerId} and a.unit = ${toPurseUnit(purseId)}
    order by e.entry_no desc limit ${limit}`.execute(db)
  return rows
}

/**
 * The events to check: `all`; `open`, not yet marked as settled; or those that changed, and the
 * open ones of clubs that sold entries.
 */
export type PurseScope =
  | { kind: 'all' }
  | { kind: 'open' }
  | { kind: 'changed'; eventIds: readonly string[]; clubs: readonly PurseClub[] }
export type PurseClub = { locationId: string; slug: string }

function selectScope(scope: PurseScope) {
  if (scope.kind === 'all') return sql`select * from prices where takes_entries`
  if (scope.kind === 'open')
    return sql`select * from prices where takes_entries and not entries_settled`
  const locationIds = scope.clubs.map(({ locationId }) => locationId)
  const slugs = scope.clubs.map(({ slug }) => slug)
  return sql`
    select * from prices where event_id = any(${[...scope.eventIds]}) and takes_entries
    union
    select pr.* from unnest(${locationIds}::text[], ${slugs}::text[]) as c (location_id, slug)
    join prices pr on pr.location_id = c.location_id and pr.slug = c.slug
    where pr.takes_entries and not pr.entries_settled`
}

/** A player with a place holds entries that the event could take; `pr` and `e` are its rows. */
const mayTake = sql`exists (
  select 1 from player_events pe
  join purses pu on pu.location_id = pr.location_id and pu.slug = pr.slug
  join ledger_accounts a on a.player_id = pe.player_id
    and a.unit = 'purse:' || pu.purse_id and a.balance > 0
  left join payments pay on pay.price_id = pr.price_id and pay.player_id = pe.player_id
  where pe.event_id = e.event_id and not pe.removed and pe.place = 'playing'
    and coalesce(pay.state, 'open') = 'open' and coalesce(pay.entries, 0) < pe.guests + 1)`

/** Entries were taken of someone without a place, for fewer guests now, or of an event that is off. */
const mustReturn = sql`exists (
  select 1 from payments pay
  left join player_events pe on pe.event_id = e.event_id and pe.player_id = pay.player_id
  where pay.price_id = pr.price_id and pay.entries > 0
    and (e.deleted or e.status = 'cancelled' or pe.player_id is null
      or (pe.removed or pe.place <> 'playing') and not pe.late
      or not pe.removed and pe.place = 'playing' and pay.entries > pe.guests + 1))`

export async function listUnsettled(
  db: Database,
  now: number,
  scope: PurseScope,
): Promise<string[]> {
  const { rows } = await sql<{ eventId: string }>`
    select e.event_id from (${selectScope(scope)}) pr
    join events e on e.event_id = pr.event_id
    where e.status <> 'draft' and (
      (e.ends_at > ${new Date(now)} and not e.deleted and e.status = 'published' and ${mayTake})
      or ${mustReturn})
    order by e.event_id limit 200`.execute(db)
  return rows.map(({ eventId }) => eventId)
}

/**
 * Marks events that ended before `endedBefore` and have no entry to return as settled, and unmarks
 * those moved to a later day.
 */
export async function markSettled(
  db: Database,
  endedBefore: number,
  scope: PurseScope,
): Promise<void> {
  await sql`
    update prices set entries_settled = not prices.entries_settled
    from (${selectScope(scope)}) pr
    join events e on e.event_id = pr.event_id
    where prices.price_id = pr.price_id
      and prices.entries_settled <> (
        (e.ends_at <= ${new Date(endedBefore)} or e.deleted) and not ${mustReturn})`.execute(db)
}

export type UserRow = {
  playerId: string
  userId: string | null
  paymentId: string | null
  places: number
  taken: number
  moves: number
  balance: number
  isForfeit: boolean
  owes: boolean
}

/** Locks the event's price and the purse, so that two events never count on the same last entry. */
export async function lockSettling(tx: Database, eventId: string, now: number) {
  const { rows } = await sql<{
    priceId: string
    purseId: string
    locationId: string
    slug: string
    isOver: boolean
    isOff: boolean
  }>`
    select pr.price_id, pu.purse_id, pu.location_id, pu.slug,
      e.ends_at <= ${new Date(now)} as "isOver",
      (e.deleted or e.status = 'cancelled') as "isOff"
    from prices pr join events e on e.event_id = pr.event_id
      join purses pu on pu.location_id = pr.location_id and pu.slug = pr.slug
    where pr.event_id = ${eventId} and pr.takes_entries for update of pr, pu`.execute(tx)
  return rows[0] ?? null
}

export async function listPurseUsers(
  tx: Database,
  { eventId, priceId, purseId }: { eventId: string; priceId: string; purseId: string },
): Promise<UserRow[]> {
  const { rows } = await sql<UserRow>`
    with users as (
      select player_id from player_events where event_id = ${eventId}
      union
      select player_id from payments where price_id = ${priceId} and entries > 0
    )
    select p.player_id, p.user_id, pay.payment_id,
      case when not pe.removed and pe.place = 'playing' then pe.guests + 1 else 0 end as places,
      coalesce(pay.entries, 0) as taken, coalesce(pay.entry_moves, 0) as moves,
      coalesce(a.balance, 0) as balance, coalesce(pe.removed and pe.late, false) as "isForfeit",
      coalesce(pay.state, 'open') in ('open', 'refunded') as owes
    from users
      join players p using (player_id)
      left join player_events pe on pe.event_id = ${eventId} and pe.player_id = p.player_id
      left join payments pay on pay.price_id = ${priceId} and pay.player_id = p.player_id
      left join ledger_accounts a on a.player_id = p.player_id and a.unit = ${toPurseUnit(purseId)}
    where (pe.player_id is not null and a.balance > 0) or pay.entries > 0
    order by p.player_id`.execute(tx)
  return rows
}

export async function saveEntries(
  tx: Database,
  said: {
    paymentId: string
    priceId: string
    playerId: string
    entries: number
    moves: number
    now: number
  },
): Promise<void> {
  const { now, entries, moves, ...key } = said
  const moved = { entries, entryMoves: moves }
  await tx
    .insertInto('payments')
    .values({
      ...key,
      ...moved,
      state: 'open',
      amount: 0,
      way: 'hand',
      changed: new Date(now),
      changedBy: null,
    })
    .onConflict((on) => on.columns(['priceId', 'playerId']).doUpdateSet(moved))
    .execute()
}
