// A tournament's desk: calls matches to courts under the tournament's lock, so that no court or
// player is called twice; and lays brackets after pools.
import type { MatchList } from '#domain/match-list/match-list.ts'
import { playersOfMatch } from '#domain/match/match.ts'
import type { LeftQualified } from '#domain/schedule/seed-entrants.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import { callToCourt, refuseCall } from '#domain/tournament/court-call.ts'
import { seedBracket } from '#domain/tournament/draw-division.ts'
import { listCourtsInUse } from '#domain/tournament/tournament.ts'
import { storeBracket } from '../../brackets/lay-bracket.ts'
import type { Database } from '../../db/open-database.ts'
import type { InTransaction } from '../../handler.ts'
import { removeAlerts } from '../alert/commands.ts'
import { listSeatNames } from '../match-list/court-call-commands.ts'
import { eventIdOfMatch } from '../match-list/queries.ts'
import { toStepped, runStep, runFinalStep, type StepResult } from '../match-list/step-commands.ts'
import { listOnCourt, saveCalled } from './day-queries.ts'
import { tournamentOfEvent } from './division-queries.ts'
import { loadRules } from './draw-commands.ts'
import { lockTournament } from './queries.ts'

const listPlayers = ({ players, matches }: MatchList, matchId: string): string[] => {
  const match = matches.find((each) => each.matchId === matchId)
  const numbers = new Set(match === undefined ? [] : playersOfMatch(match))
  return players.flatMap(({ number, playerId }) =>
    numbers.has(number) && playerId !== null ? [playerId] : [],
  )
}

type CallRefusal =
  | 'match-not-found'
  | 'round-played'
  | 'match-not-ready'
  | NonNullable<ReturnType<typeof refuseCall>>

/** The match list sends the alert, as for any call to a court. */
export const callMatch: InTransaction<'tournaments-call'> = async (
  context,
  { matchId, court, ...key },
) => {
  const { actor, tx, now } = context
  const tournament = await lockTournament(tx, key, actor.playerId, now)
  if (tournament === null) return refuse('tournament-not-found')
  const eventId = await eventIdOfMatch(tx, matchId)
  if (eventId === null || (await tournamentOfEvent(tx, eventId)) !== key.tournamentId)
    return refuse('match-not-found')
  const onCourt = await listOnCourt(tx, key)
  const stepped = await runFinalStep(
    context,
    eventId,
    court === null ? 'uncall' : 'call',
    ({ list }): Result<StepResult, CallRefusal> => {
      const called = callToCourt(list, matchId, court)
      if (!called.ok) return called
      const playerIds = listPlayers(list, matchId)
      const refusal =
        court === null
          ? null
          : refuseCall(
              { matchId, court, playerIds },
              { courts: listCourtsInUse(tournament.fields), onCourt },
            )
      return refusal === null ? toStepped(called) : refuse(refusal)
    },
  )
  if (!stepped.ok) {
    const { code } = stepped.refusal
    return refuse(
      code === 'event-not-found' || code === 'match-list-not-found' ? 'match-not-found' : code,
    )
  }
  const { list } = stepped.value
  const match = list.matches.find((each) => each.matchId === matchId)
  if (match !== undefined) await saveCalled(tx, { eventId, ...match }, court === null ? null : now)
  if (court === null)
    await removeAlerts(tx, { kind: 'match-next', eventId, playerIds: listPlayers(list, matchId) })
  return ok({ success: true })
}

/**
 * Absent players count as present, as in the draw of the pools. When qualified players have left,
 * it is refused until the desk decides (`movesUp`).
 */
export const layBracketAfterPools: InTransaction<'tournaments-layBracket'> = async (
  context,
  { eventId, movesUp, ...key },
) => {
  const { actor, tx, now, newId } = context
  if ((await lockTournament(tx, key, actor.playerId, now)) === null)
    return refuse('tournament-not-found')
  if ((await tournamentOfEvent(tx, eventId)) !== key.tournamentId) return refuse('event-not-found')
  const stepped = await runStep(
    context,
    eventId,
    'bracket',
    async (
      division,
    ): Promise<Result<StepResult, 'pools-not-played' | 'round-played' | 'qualified-left'>> => {
      const { list, format } = division
      const entrants = seedBracket(list, await loadRules(tx, division))
      if (!entrants.ok) return entrants
      const { left } = entrants.value
      if (left.length > 0 && !movesUp)
        return refuse('qualified-left', await nameLeft(tx, eventId, left))
      const plan = {
        kind: 'single' as const,
        hasConsolation: format.consolation,
        entrants: entrants.value.entrants,
      }
      return ok({ list: await storeBracket(list, plan, newId) })
    },
  )
  if (stepped.ok) return ok({ success: true })
  const { code, ...values } = stepped.refusal
  return code === 'match-list-not-found'
    ? refuse('pools-not-played')
    : { ok: false, refusal: { code, ...values } }
}

async function nameLeft(
  tx: Database,
  eventId: string,
  left: readonly LeftQualified[],
): Promise<{ players: string; next: string }> {
  const rows = await listSeatNames(tx, eventId)
  const nameOf = new Map(rows.map(({ number, name }) => [number, name]))
  const join = (numbers: readonly number[]): string =>
    numbers.map((number) => nameOf.get(number) ?? '').join(', ')
  return {
    players: join(left.flatMap(({ gone }) => gone)),
    next: join(left.flatMap(({ next }) => next ?? [])),
  }
}
