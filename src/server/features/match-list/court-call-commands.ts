// Calls players to their courts, inside the caller's transaction.
import { sql } from 'kysely'
import type { MatchList } from '#domain/match-list/match-list.ts'
import { isOfRound } from '#domain/match-list/replace-rounds.ts'
import { currentRound, listRounds } from '#domain/match-list/rounds.ts'
import type { Match } from '#domain/match/match.ts'
import { sendAlerts } from '../../core/alerts/send-alerts.ts'
import { type EventFacts, alertParams } from '../../core/event/queries.ts'
import type { Database } from '../../db/open-database.ts'
import type { UnitOfWork } from '../../db/transaction.ts'
import { removeAlerts } from '../alert/commands.ts'

type Named = { number: number; playerId: string | null; name: string }

export async function listSeatNames(tx: Database, eventId: string): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select lp.number, lp.player_id,
      coalesce(p.player_name, h.player_name || ' +' || lp.guest, '') as name
    from match_list_players lp left join players p on p.player_id = lp.player_id
    left join players h on h.player_id = lp.guest_of where lp.event_id = ${eventId}`.execute(tx)
  return rows
}

/**
 * Alerts players whose match is on now and wasn't before, except `exceptId`; their earlier calls
 * are removed. Use it after every change of matches.
 */
export async function callPlayers(
  unit: UnitOfWork,
  event: EventFacts,
  before: MatchList,
  list: MatchList,
  exceptId: string | null,
): Promise<void> {
  const { tx } = unit
  const isCalled = event.tournamentId !== null
  const round = isCalled ? [] : await startedRound(tx, event, before, list)
  const matches = [...round, ...startedOnCourt(before, list, isCalled)]
  if (matches.length === 0) return
  const rows = await listSeatNames(tx, event.eventId)
  const of = new Map(rows.map((row) => [row.number, row]))
  const joinNames = (numbers: readonly number[]): string =>
    numbers.map((number) => of.get(number)?.name ?? '').join(', ')
  const called = matches.flatMap((match) =>
    [
      [match.a, match.b],
      [match.b, match.a],
    ].flatMap(([mine = [], theirs = []]) =>
      mine.flatMap((number) => {
        const playerId = of.get(number)?.playerId ?? null
        const words = {
          round: isOfRound(match) ? String(match.round) : '',
          court: match.court === null ? '' : String(match.court),
          partner: joinNames(mine.filter((other) => other !== number)),
          opponents: joinNames(theirs),
        }
        return playerId === null
          ? []
          : [
              {
                playerId,
                kind: 'match-next' as const,
                eventId: event.eventId,
                params: { ...alertParams(event), ...words },
              },
            ]
      }),
    ),
  )
  const overIds =
    round.length > 0
      ? rows.flatMap(({ playerId }) => playerId ?? [])
      : called.map(({ playerId }) => playerId)
  await removeAlerts(tx, { kind: 'match-next', eventId: event.eventId, playerIds: overIds })
  await sendAlerts(
    unit,
    called.filter(({ playerId }) => playerId !== exceptId),
  )
}

async function startedRound(
  tx: Database,
  event: EventFacts,
  before: MatchList,
  list: MatchList,
): Promise<readonly Match[]> {
  const round = currentRound(listRounds(list))
  if (round === null || round.round === currentRound(listRounds(before))?.round) return []
  const { numUpdatedRows } = await tx
    .updateTable('match_lists')
    .set({ calledRound: round.round })
    .where('eventId', '=', event.eventId)
    .where('calledRound', '<', round.round)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 0n ? [] : round.matches
}

function startedOnCourt(before: MatchList, list: MatchList, isCalled: boolean): Match[] {
  const isUp = (match: Match): boolean =>
    (isCalled || !isOfRound(match)) &&
    match.state === 'planned' &&
    match.court !== null &&
    match.a.length > 0 &&
    match.b.length > 0
  const were = new Set(before.matches.filter(isUp).map(({ matchId }) => matchId))
  return list.matches.filter((match) => isUp(match) && !were.has(match.matchId))
}
