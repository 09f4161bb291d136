// Inserts a match list directly, for score tests in which pairings don't matter.
import { randomUUID } from 'node:crypto'
import type { Database } from '#server/db/open-database.ts'
import { theyActed } from '../support/builders.ts'

export type SceneGame = {
  round?: number
  slot?: number
  court?: number
  a: readonly number[]
  b: readonly number[]
}

/**
 * Opens a match list with these players (null: a guest of the first), all here, and these games;
 * returns the match ids.
 */
export async function aMatchList(
  db: Database,
  eventId: string,
  players: readonly (string | null)[],
  games: readonly SceneGame[],
): Promise<string[]> {
  await db
    .insertInto('match_lists')
    .values({ eventId, courts: [1, 2], watchKey: null, closed: null })
    .execute()
  await theyActed(db, eventId, players)
  await db
    .insertInto('match_list_players')
    .values(
      players.map((playerId, number) => ({
        eventId,
        number,
        playerId,
        guestOf: playerId === null ? (players[0] ?? null) : null,
        guest: playerId === null ? 1 : null,
        presence: 'here' as const,
        team: null,
      })),
    )
    .execute()
  const matches = games.map(({ round = 1, slot, court, a, b }, index) => ({
    matchId: randomUUID(),
    round,
    slot: slot ?? index + 1,
    court: court ?? null,
    a,
    b,
  }))
  await db
    .insertInto('matches')
    .values(
      matches.map(({ matchId, round, slot, court }) => ({
        matchId,
        eventId,
        stage: 'round' as const,
        round,
        slot,
        court,
        pool: null,
        winner: null,
        reportedBy: null,
        reported: null,
        disputedBy: null,
        confirmedBy: null,
        confirmed: null,
        resultOrder: null,
      })),
    )
    .execute()
  const seats = matches.flatMap(({ matchId, round, a, b }) =>
    [
      ...a.map((number) => ({ number, side: 'a' as const })),
      ...b.map((number) => ({ number, side: 'b' as const })),
    ].map((seat) => ({
      matchId,
      eventId,
      stage: 'round' as const,
      round,
      ...seat,
    })),
  )
  if (seats.length > 0) await db.insertInto('match_players').values(seats).execute()
  return matches.map(({ matchId }) => matchId)
}
