// Updates the medals of a closed event when something that counts in it changes, and deletes the
// results of a deleted one.
import { publishMatchList } from '../../core/event/publish-match-list.ts'
import type { FeatureFollowers } from '../../core/follow-ups/changes.ts'
import { refreshLeagueAwards } from '../league/award-commands.ts'
import { lockMatchList } from '../match-list/queries.ts'
import { saveResults } from './commands.ts'
import { forgetResults } from './forget-commands.ts'

export const resultFollowers: FeatureFollowers = {
  eventDeleted: (unit, { eventId }) => forgetResults(unit, eventId),
  countingChanged: async (unit, { eventId }) => {
    const locked = await lockMatchList(unit.tx, eventId)
    if (locked === null || locked.list.state !== 'closed') return
    await saveResults(unit, locked)
    await refreshLeagueAwards(unit, locked.event)
    publishMatchList(unit.effects, locked.event)
  },
}
