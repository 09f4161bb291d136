// Ends the search of players who came to a team event.
import { getPlayerIds } from '#domain/event/entry.ts'
import type { FeatureFollowers } from '../../core/follow-ups/changes.ts'
import { deleteSeekers } from './queries.ts'

export const partnerFollowers: FeatureFollowers = {
  rosterChanged: async ({ tx }, changed) => {
    const come = changed
      .filter(({ event }) => event.terms.entryBy === 'team')
      .flatMap(({ event: { eventId }, changes }) =>
        changes.flatMap((change) =>
          change.kind === 'insert'
            ? getPlayerIds(change.after).map((playerId) => ({ eventId, playerId }))
            : [],
        ),
      )
    await deleteSeekers(tx, come)
  },
}
