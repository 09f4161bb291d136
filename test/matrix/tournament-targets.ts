// Tournaments as targets of the matrix.
import { randomUUID } from 'node:crypto'
import { tournamentFieldsAt } from '#test/scenes/tournament-scene.ts'
import type { Cell, Outcomes } from './matrix-cell.ts'

export const runTournament: Outcomes = {
  own: 'ok',
  foreign: 'not-allowed, blocked tournament-not-found, organizer ok, admin ok',
  private: 'tournament-not-found, friend not-allowed, organizer ok, admin ok',
  deleted: 'tournament-not-found',
}

export async function aTournamentFor(
  cell: Cell,
  location = cell.scene.place,
  watchKey: (tournamentId: string) => string | null = () => null,
): Promise<string> {
  const {
    scene: { db },
    target,
  } = cell
  const tournamentId = randomUUID()
  const { cohosts: _cohosts, ...fields } = tournamentFieldsAt(location, { endDate: '2026-06-05' })
  await db
    .insertInto('tournaments')
    .values({
      ...fields,
      tournamentId,
      playerId: target === 'own' ? cell.me : 'organizer',
      watchKey: watchKey(tournamentId),
      deleted: target === 'deleted',
      edited: null,
      ...(target === 'private' ? { invite: true, invited: 'Friends' } : {}),
    })
    .execute()
  return tournamentId
}
