// Updates the medals of a closed event when something that counts in it changes.
import type { FeatureFollowers } from '../../core/follow-ups/changes.ts'
import { refreshLeagueAwards } from '../league/award-commands.ts'
import { publishMatchList } from '../match-list/commands.ts'
import { lockMatchList } from '../match-list/queries.ts'
import { saveResults } from './commands.ts'

export const resultFollowers: FeatureFollowers = {
  countingChanged: async (unit, { eventId }) => {
    const locked = await lockMatchList(unit.tx, eventId)
    if (locked === null || locked.list.state !== 'closed') return
    await saveResults(unit, locked)
    await refreshLeagueAwards(unit, locked.event)
    publishMatchList(unit.effects, locked.event)
  },
}
