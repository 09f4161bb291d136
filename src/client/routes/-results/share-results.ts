// Shares an event's results in a group chat.
import type { LiveOutput } from '#contract/contract.ts'
import type { ListView } from '../../features/match-list/list-view.ts'
import { loadPart } from '../../navigation/load-part.ts'
import type { EventDetail } from '../../parts/event/event-detail.ts'
import { getEventRoles } from '../../parts/event/event-roles.ts'
import type { SharedMessage } from '../../ui/overlay/dialogs.ts'

type Shown = {
  detail: EventDetail
  list: ListView | null
  results: LiveOutput<'results-byEvent'>
}

export const shareResults =
  (shown: Shown, playerId: string) =>
  (url: string): SharedMessage => ({
    isPrivate: shown.detail.fields.invite,
    mayTick: getEventRoles(shown.detail, playerId).length > 0,
    write: async (withNames) => {
      const { writeSharedResults } = await loadPart(() => import('./write-shared-results.ts'))
      return writeSharedResults(shown, url, withNames)
    },
  })
