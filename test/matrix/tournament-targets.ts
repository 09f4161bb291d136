// Tournaments as targets of the matrix. They are public, so no target is private.
import { randomUUID } from 'node:crypto'
import { tournamentFieldsAt } from '#test/scenes/tournament-scene.ts'
import type { Cell, Outcomes } from './matrix-cell.ts'

export const runTournament: Outcomes = {
  own: 'ok',
  foreign: 'not-allowed, blocked tournament-not-found, organizer ok, admin ok',
  private: '-',
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
  await db
    .insertInto('tournaments')
    .values({
      ...tournamentFieldsAt(location, { endDate: '2026-06-05' }),
      tournamentId,
      playerId: target === 'own' ? cell.me : 'organizer',
      watchKey: watchKey(tournamentId),
      deleted: target === 'deleted',
      edited: null,
    })
    .execute()
  return tournamentId
}
