// Deletes an event's results.
import { hasAccount } from '#domain/result/result.ts'
import type { UnitOfWork } from '../../db/transaction.ts'
import { topics } from '../../live/topics.ts'
import { takeBackResults } from '../alert/commands.ts'
import { loadMatchList } from '../match-list/queries.ts'
import { saveAwards, findAwards } from './commands.ts'
import { deleteResults } from './queries.ts'

/** Also deletes its medals and alerts about them, because the event is reopened or deleted. */
export async function forgetResults(unit: UnitOfWork, eventId: string): Promise<void> {
  const { tx } = unit
  const list = await loadMatchList(tx, eventId)
  if (list === null) return
  await saveAwards(unit, eventId, [], [...(await findAwards(tx, eventId)).keys()])
  await deleteResults(tx, eventId)
  const playerIds = list.players.filter(hasAccount).map(({ playerId }) => playerId)
  await takeBackResults(tx, eventId, playerIds)
  unit.effects.publish(...playerIds.map(topics.eventsOf))
}
