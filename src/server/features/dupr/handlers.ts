// The DUPR file of an event or a league. Only organizers and cohosts of the player's event see a
// DUPR id; being a venue admin isn't enough.
import { makeDuprFile } from '#domain/dupr/dupr-file.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { openEventFor } from '../../core/access/open-event.ts'
import { defineHandlers, type InTransaction } from '../../handler.ts'
import { findLeague } from '../league/queries.ts'
import { listDuprEvents, type DuprEvent } from './queries.ts'

const ofEvent: InTransaction<'results-duprFile'> = async ({ actor, tx, now }, { eventId }) => {
  const opened = await openEventFor({ actor, tx, now }, eventId, 'event.dupr')
  if (!opened.ok) return opened
  return ok(toAnswer(await listDuprEvents(tx, { eventId })))
}

const ofLeague: InTransaction<'leagues-duprFile'> = async ({ actor, tx, now }, key) => {
  const league = await findLeague(tx, key, actor.playerId, now)
  if (league === null) return refuse('league-not-found')
  if (league.organizerId !== actor.playerId) return refuse('not-allowed')
  return ok(toAnswer(await listDuprEvents(tx, key)))
}

function toAnswer(events: readonly DuprEvent[]) {
  const { rows, leftOut } = makeDuprFile(events.flatMap(({ matches }) => matches))
  const players = new Map(
    events.flatMap((event) =>
      event.players.map(({ playerId, playerName, duprId }) => [playerId, { playerName, duprId }]),
    ),
  )
  return {
    rows: rows.map(({ a, b, games, ...row }) => ({
      ...row,
      a: [...a],
      b: [...b],
      games: games.map(([mine, theirs]): [number, number] => [mine, theirs]),
    })),
    leftOut,
    players: [...players.values()],
  }
}

export const duprHandlers = defineHandlers({
  'results-duprFile': ofEvent,
  'leagues-duprFile': ofLeague,
})
