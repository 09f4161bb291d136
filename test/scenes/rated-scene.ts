// Confirmed results inserted directly into the database, for tests of their effects.
import { randomUUID } from 'node:crypto'
import type { Database } from '#server/db/open-database.ts'
import type { NewEvent } from '#server/db/tables/event.ts'
import { anEvent, theyActed } from '../support/builders.ts'

export type ResultRow = {
  eventId: string
  /** Player ids; null is a guest. */
  a: readonly (string | null)[]
  b: readonly (string | null)[]
  games: readonly (readonly [number, number])[]
  order?: number
  walkover?: boolean
  state?: 'confirmed' | 'reported'
}

export async function aMatchList(
  db: Database,
  place: { location: string; organizer: string },
  changes: Partial<NewEvent> = {},
): Promise<string> {
  const eventId = await anEvent(db, place, { type: 'round robin', ...changes })
  await db
    .insertInto('match_lists')
    .values({ eventId, courts: [1], watchKey: null, closed: null })
    .execute()
  return eventId
}

/** A played match in its own round; returns its id. Its players join the match list. */
export async function aResult(
  db: Database,
  { eventId, a, b, games, order, walkover = false, state = 'confirmed' }: ResultRow,
): Promise<string> {
  const matchId = randomUUID()
  const sum = (side: 0 | 1): number => games.reduce((total, game) => total + game[side], 0)
  return db.transaction().execute(async (tx) => {
    const { rounds, numbers } = await tx
      .selectFrom('match_lists')
      .select((eb) => [
        eb
          .selectFrom('matches')
          .select((of) => of.fn.coalesce(of.fn.max('round'), of.lit(0)).as('n'))
          .where('eventId', '=', eventId)
          .as('rounds'),
        eb
          .selectFrom('match_list_players')
          .select((of) => of.fn.coalesce(of.fn.max('number'), of.lit(-1)).as('n'))
          .where('eventId', '=', eventId)
          .as('numbers'),
      ])
      .where('eventId', '=', eventId)
      .executeTakeFirstOrThrow()
    const round = (rounds ?? 0) + 1
    let free = (numbers ?? -1) + 1
    const listed = await tx
      .selectFrom('match_list_players')
      .select(['playerId', 'number'])
      .where('eventId', '=', eventId)
      .execute()
    const at = new Date()
    const { nextval } = await tx
      .selectNoFrom((eb) => eb.fn<number>('nextval', [eb.val('match_result_order')]).as('nextval'))
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('matches')
      .values({
        matchId,
        eventId,
        stage: 'round',
        round,
        slot: 1,
        court: 1,
        pool: null,
        state,
        pointsA: games.map(([points]) => points),
        pointsB: games.map(([, points]) => points),
        winner: sum(0) >= sum(1) ? 'a' : 'b',
        walkover,
        reportedBy: null,
        reported: at,
        disputedBy: null,
        confirmedBy: null,
        confirmed: state === 'confirmed' ? at : null,
        resultOrder: order ?? nextval,
      })
      .execute()
    await theyActed(tx, eventId, [...a, ...b])
    for (const [side, playerIds] of [
      ['a', a],
      ['b', b],
    ] as const) {
      for (const playerId of playerIds) {
        let number =
          playerId === null
            ? undefined
            : listed.find((player) => player.playerId === playerId)?.number
        if (number === undefined) {
          number = free++
          await tx
            .insertInto('match_list_players')
            .values({
              eventId,
              number,
              playerId,
              guestOf: null,
              guest: playerId === null ? 1 : null,
              presence: 'here',
              team: null,
            })
            .execute()
          listed.push({ playerId, number })
        }
        await tx
          .insertInto('match_players')
          .values({ matchId, eventId, stage: 'round', round, number, side })
          .execute()
      }
    }
    return matchId
  })
}
