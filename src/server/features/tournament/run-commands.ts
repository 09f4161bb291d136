// Opens a tournament for its organizers, and invalidates the windows that show it.
import { permitRun } from '#domain/league/permit-run.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import type { UnitOfWork } from '../../db/transaction.ts'
import type { CallContext } from '../../handler.ts'
import { topics } from '../../live/topics.ts'
import * as store from './queries.ts'

export async function openTournament(
  { actor, tx, now }: CallContext,
  key: store.TournamentKey,
): Promise<
  Result<store.TournamentFacts, 'tournament-not-found' | 'not-allowed' | 'second-factor-needed'>
> {
  const tournament = await store.lockTournament(tx, key, actor.playerId, now)
  if (tournament === null) return refuse('tournament-not-found')
  const allowed = permitRun(actor, tournament)
  return allowed.ok ? ok(tournament) : allowed
}

export const publishTournament = (
  { effects }: Pick<UnitOfWork, 'effects'>,
  { tournamentId, fields }: Pick<store.TournamentFacts, 'tournamentId' | 'fields'>,
): void => effects.publish(topics.tournament(tournamentId), topics.tournamentsAt(fields.location))
