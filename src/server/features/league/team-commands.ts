// Keeps a team league's line-ups valid when its teams change, inside the caller's transaction.
import { areLineupsShown } from '#domain/team-league/lineup.ts'
import type { UnitOfWork } from '../../db/transaction.ts'
import { listMatchups } from './matchup-queries.ts'
import type { LeagueFacts } from './queries.ts'
import { dropStaleLineups } from './team-queries.ts'

/**
 * Deletes hidden line-ups with players who left, so that the captain sets new ones; shown ones are
 * left to the organizers.
 */
export async function forgetStaleLineups(
  { tx, now }: Pick<UnitOfWork, 'tx' | 'now'>,
  league: LeagueFacts,
): Promise<void> {
  const hidden = (await listMatchups(tx, league, league.timezone)).filter(
    (matchup) => !areLineupsShown(matchup, now),
  )
  await dropStaleLineups(
    tx,
    hidden.map(({ matchupId }) => matchupId),
  )
}
