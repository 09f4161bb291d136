// The events and leagues of a statement: an organizer's own, or those with a club's price, within a
// range of days.
import { sql } from 'kysely'
import type { Currency } from '#domain/payment/money.ts'
import type { PriceKind } from '#domain/payment/price.ts'
import { isVisible } from '../../core/player/block-queries.ts'
import type { Database } from '../../db/open-database.ts'

export type StatedSubject = {
  subjectId: string
  kind: 'event' | 'league'
  date: string
  title: string
  type: string
  organizerId: string
  isOff: boolean
  isOver: boolean
  price: { kind: PriceKind; currency: Currency; amount: number; memberAmount: number | null }
}

/** Includes deleted ones, whose payments have to be refunded. */
export async function listStated(
  db: Database,
  {
    organizerId,
    club,
    from,
    to,
    now,
    limit,
  }: {
    organizerId: string | null
    club: { locationId: string; clubId: string } | null
    from: string
    to: string
    now: number
    limit: number
  },
): Promise<StatedSubject[]> {
  const isWanted = sql<boolean>`(s.player_id = ${organizerId}::text
    or (p.location_id = ${club?.locationId ?? null}::text and p.slug = ${club?.clubId ?? null}::text))`
  const price = sql`jsonb_build_object('kind', p.kind, 'currency', p.currency, 'amount', p.amount,
    'memberAmount', p.member_amount) as price`
  const { rows } = await sql<StatedSubject>`
    select s.event_id as "subjectId", 'event' as kind, s.start_date::text as date, s.title, s.type,
      s.player_id as "organizerId", (s.deleted or s.status = 'cancelled') as "isOff",
      s.ends_at <= ${new Date(now)} as "isOver", ${price}
    from prices p join events s on s.event_id = p.event_id
    where ${isWanted} and s.start_date between ${from}::date and ${to}::date
    union all
    select s.league_series_id, 'league', s.start_date::text, s.name, '', s.player_id, s.deleted,
      s.state = 'concluded', ${price}
    from prices p join leagues s on s.league_series_id = p.league_series_id
    where ${isWanted} and s.start_date between ${from}::date and ${to}::date
    order by 3, 1 limit ${limit}`.execute(db)
  return rows
}

export async function listVisible(
  db: Database,
  viewerId: string,
  playerIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ playerId: string }>`
    select p.player_id from players p where p.player_id = any(${[...playerIds]}::text[])
      and ${isVisible(viewerId, 'p')}`.execute(db)
  return new Set(rows.map(({ playerId }) => playerId))
}
