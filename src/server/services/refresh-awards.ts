// Brings the medals of an event up to date.
import type { UnitOfWork } from '../db/transaction.ts'
import { refreshLeagueAwards } from '../features/league/award-commands.ts'
import { publishMatchList } from '../features/match-list/commands.ts'
import { lockMatchList } from '../features/match-list/queries.ts'
import { saveResults } from '../features/result/commands.ts'

/**
 * After a score of a closed event was corrected: its results and medals follow. Nothing happens
 * while the event is open.
 */
export async function refreshAwards(unit: UnitOfWork, eventId: string): Promise<void> {
  const { tx } = unit
  const locked = await lockMatchList(tx, eventId)
  if (locked === null || locked.list.state !== 'closed') return
  await saveResults(unit, locked)
  await refreshLeagueAwards(unit, locked.event)
  publishMatchList(unit.effects, locked.event)
}
