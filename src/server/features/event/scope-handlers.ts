// Opens the events of a scope, one or several of a series, each under its row lock; publishes their
// changes and alerts their people.
import type { EventCapability } from '#domain/access/capabilities.ts'
import { getPlayerIds, type Entry } from '#domain/event/entry.ts'
import type { Roster } from '#domain/event/roster-request.ts'
import type { SeriesScope } from '#domain/event/series.ts'
import { ok, type Result } from '#domain/shared/result.ts'
import {
  lockEventFor,
  type EventForRefusal,
  type OpenedEvent,
} from '../../core/access/open-event.ts'
import { type NewAlert } from '../../core/alerts/alert-queries.ts'
import * as store from '../../core/event/queries.ts'
import { lockOthers } from '../../core/event/series-queries.ts'
import { publishRoster } from '../../core/roster/publish-roster.ts'
import type { ActingUnit } from '../../handler.ts'
import { topics } from '../../live/topics.ts'

/**
 * The requested event, then the others of its series in `scope` that the actor may change so. Lock
 * order: a series before its events.
 */
export async function openScope(
  context: ActingUnit,
  eventId: string,
  scope: SeriesScope,
  capability: EventCapability,
): Promise<Result<[OpenedEvent, ...OpenedEvent[]], EventForRefusal>> {
  const { tx, now } = context
  const seriesId =
    scope === 'this' ? null : ((await store.findEvent(tx, eventId))?.seriesId ?? null)
  const others =
    seriesId === null || scope === 'this'
      ? []
      : await lockOthers(tx, { seriesId, eventId }, scope, now)
  const asked = await lockEventFor(context, eventId, capability)
  if (!asked.ok) return asked
  const following: OpenedEvent[] = []
  for (const id of others) {
    const one = await lockEventFor(context, id, capability)
    if (one.ok) following.push(one.value)
  }
  return ok([asked.value, ...following])
}

export function publishEvent(
  { effects }: ActingUnit,
  event: store.EventFacts,
  before: Roster,
  after: Roster,
): void {
  publishRoster(effects, event, before, after)
  effects.publish(
    topics.calendar(event.location),
    topics.eventAccess(event.eventId),
    ...(event.seriesId === null ? [] : [topics.series(event.seriesId)]),
  )
}

export const alertsTo = (
  entries: readonly Entry[],
  exceptId: string,
  event: store.EventFacts,
  kind: NewAlert['kind'],
  more: Record<string, string> = {},
): NewAlert[] =>
  entries
    .flatMap(getPlayerIds)
    .filter((playerId) => playerId !== exceptId)
    .map((playerId) => ({
      playerId,
      kind,
      eventId: event.eventId,
      params: { ...store.alertParams(event), ...more },
    }))
