// A player's past events, with their result and what it did to the rating.
import { sql } from 'kysely'
import type { LiveOutput, ParsedLiveInput } from '#contract/contract.ts'
import { shownChange } from '#domain/rating/rating.ts'
import { own } from '../../core/event/plan-queries.ts'
import { isVisible } from '../../core/player/block-queries.ts'
import type { Database } from '../../db/open-database.ts'
import { plannedForValues } from '../../db/statements/statement-names.ts'
import { joined, joinEach, runBy, selectCard, toCard, type PlainRow } from './queries.ts'

type HistoryCard = LiveOutput<'events-history'>['events'][number]
type HistoryInput = Pick<ParsedLiveInput<'events-history'>, 'before' | 'limit' | 'medals'>
type HistoryRow = Omit<PlainRow, 'faces'> &
  Pick<HistoryCard, 'attendance' | 'result' | 'partnerName'> & {
    muBefore: number | null
    mu: number | null
  }

const joinRated = (
  playerId: string,
) => sql`left join lateral (select (array_agg(c.mu_before order by c.result_order))[1] as "muBefore",
      (array_agg(c.mu order by c.result_order desc))[1] as mu
        from matches m join rating_changes c on c.result_order = m.result_order
        where m.event_id = e.event_id and c.player_id = ${playerId}) rated on true`

const selectResult = sql`case when r.event_id is not null then
      json_build_object('rank', r.rank, 'entrants', r.entrants, 'wins', r.wins, 'losses', r.losses,
      'medal', a.medal) end`

const selectFinished = (
  playerId: string,
  before: HistoryInput['before'],
) => sql`${own(playerId, sql`< ${before}`)} union select w.event_id from results w
      where w.player_id = ${playerId} union select c.event_id from event_attendance c
      where c.player_id = ${playerId}`

export async function listHistory(
  db: Database,
  playerId: string,
  { before, limit, medals }: HistoryInput,
): Promise<HistoryCard[]> {
  const { rows } = await sql<HistoryRow>`
    select ${selectCard(playerId)},
      coalesce(mine.attendance, case when came.player_id is not null then 'here' end) as attendance,
      coalesce(partner.player_name, '') as "partnerName", rated."muBefore", rated.mu,
      ${selectResult} as result
    from ${joinEach(selectFinished(playerId, before))} ${joined(playerId)}
      left join event_attendance came on came.event_id = e.event_id and came.player_id = ${playerId}
      left join results r on r.event_id = e.event_id and r.player_id = ${playerId}
      left join awards a on a.event_id = e.event_id and a.player_id = ${playerId}
      left join players partner on partner.player_id = coalesce(r.partner_id, mine.partner_id)
      and ${isVisible(playerId, 'partner')}
      ${joinRated(playerId)}
    where e.start_date < ${before} and not e.deleted
    and e.status = 'published'
      and (mine.place = 'playing' or came.player_id is not null or r.event_id is not null
      or ${runBy(playerId)}) and (${medals.length} = 0 or a.medal = any(${medals}))
    order by e.start_date desc, e.start_time desc, e.event_id desc limit ${limit}
    ${plannedForValues}`.execute(db)
  return rows.map(({ muBefore, mu, ...row }) => ({
    ...toCard(row),
    ratingChange: muBefore === null || mu === null ? null : shownChange(muBefore, mu),
  }))
}
