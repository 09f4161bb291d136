// Ends last-in-line a day before the start, so that those players take free places. The event's row
// lock ensures this happens once on any number of servers.
import { rosterAlerts } from '#domain/event/roster-alerts.ts'
import { decideRoster } from '#domain/event/roster.ts'
import { lastInLineHours } from '#domain/house-rule/house-rule.ts'
import { sendAlerts } from '../../core/alerts/send-alerts.ts'
import { lockEvent } from '../../core/event/queries.ts'
import { commitRoster } from '../../core/roster/commit-roster.ts'
import { listRosterNews } from '../../core/roster/list-roster-news.ts'
import { loadRoster } from '../../core/roster/roster-queries.ts'
import { transact } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { listLastInLine } from './queries.ts'

const hourMs = 3_600_000
const request = { kind: 'free-last' } as const
/** No actor, so everyone concerned is alerted. */
const byNoOne = ''

export async function freeLastInLine(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  for (const eventId of await listLastInLine(deps.db, now + lastInLineHours * hourMs)) {
    try {
      await transact(deps, now, async (unit) => {
        const event = await lockEvent(unit.tx, eventId)
        if (event === null) return
        const before = await loadRoster(unit.tx, event)
        const decided = decideRoster(event.terms, before, request, unit.now)
        if (!decided.ok || decided.value.changes.length === 0) return
        await commitRoster(unit, event, before, decided.value)
        await sendAlerts(unit, listRosterNews(event, rosterAlerts(byNoOne, request, decided.value)))
      })
    } catch (error) {
      deps.log.error({ err: error, eventId }, 'the last in line could not be let in')
    }
  }
}
