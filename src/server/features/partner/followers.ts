// Ends the search of players who came to a team event.
import { getPlayerIds } from '#domain/event/entry.ts'
import type { FeatureFollowers } from '../../core/follow-ups/changes.ts'
import { topics } from '../../live/topics.ts'
import { deleteSeekers } from './queries.ts'

export const partnerFollowers: FeatureFollowers = {
  rosterChanged: async ({ tx, effects }, changed) => {
    const come = changed
      .filter(({ event }) => event.terms.entryBy === 'team')
      .flatMap(({ event: { eventId }, changes }) =>
        changes.flatMap((change) =>
          change.kind === 'insert'
            ? getPlayerIds(change.after).map((playerId) => ({ eventId, playerId }))
            : [],
        ),
      )
    effects.publish(...(await deleteSeekers(tx, come)).map(topics.partners))
  },
}
