// Ends unanswered offers and offers their places to the next. The event's row lock ensures each
// ends once on any number of servers; overdue ones are ended when a server starts.
import { rosterAlerts } from '#domain/event/roster-alerts.ts'
import { decideRoster } from '#domain/event/roster.ts'
import { sendAlerts } from '../../core/alerts/send-alerts.ts'
import { lockEvent } from '../../core/event/queries.ts'
import { commitRoster } from '../../core/roster/commit-roster.ts'
import { listRosterNews } from '../../core/roster/list-roster-news.ts'
import { loadRoster } from '../../core/roster/roster-queries.ts'
import { transact } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { listOverdue } from './queries.ts'

export async function endOverdueOffers(deps: Deps): Promise<number> {
  let ended = 0
  for (const eventId of await listOverdue(deps.db, deps.clock.now())) {
    try {
      ended += await endOffers(deps, eventId)
    } catch (error) {
      deps.log.error({ err: error, eventId }, 'offers could not be ended')
    }
  }
  return ended
}

const request = { kind: 'expire-offers' } as const

/** No actor, so everyone concerned is alerted. */
const byNoOne = ''

async function endOffers(deps: Deps, eventId: string): Promise<number> {
  return transact(deps, deps.clock.now(), async (unit) => {
    const event = await lockEvent(unit.tx, eventId)
    if (event === null) return 0
    const before = await loadRoster(unit.tx, event)
    const decided = decideRoster(event.terms, before, request, unit.now)
    if (!decided.ok || decided.value.expired.length === 0) return 0
    await commitRoster(unit, event, before, decided.value)
    await sendAlerts(unit, listRosterNews(event, rosterAlerts(byNoOne, request, decided.value)))
    return decided.value.expired.length
  })
}
