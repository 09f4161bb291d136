// Keeps the line-ups of a team league true when its teams change, inside the caller's transaction.
import { areLineupsShown } from '#domain/team-league/lineup.ts'
import type { UnitOfWork } from '../../db/transaction.ts'
import { listMatchups } from './matchup-queries.ts'
import type { LeagueFacts } from './queries.ts'
import { dropStaleLineups } from './team-queries.ts'

/**
 * After players left a team: line-ups with them that are hidden go, so that their captain sets
 * another; what was shown stays for the organizers to change.
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
