// Updates the medals of an event.
import type { UnitOfWork } from '../db/transaction.ts'
import { refreshLeagueAwards } from '../features/league/award-commands.ts'
import { publishMatchList } from '../features/match-list/commands.ts'
import { lockMatchList } from '../features/match-list/queries.ts'
import { saveResults } from '../features/result/commands.ts'

/** After a corrected score of a closed event. Does nothing while the event is open. */
export async function refreshAwards(unit: UnitOfWork, eventId: string): Promise<void> {
  const { tx } = unit
  const locked = await lockMatchList(tx, eventId)
  if (locked === null || locked.list.state !== 'closed') return
  await saveResults(unit, locked)
  await refreshLeagueAwards(unit, locked.event)
  publishMatchList(unit.effects, locked.event)
}
