// Calls and live queries about alerts.
import * as v from 'valibot'
import { alertKinds, alertsLimit } from '#domain/alert/alert.ts'
import { call, live, defineContract } from './call.ts'

/**
 * params: values for the alert's words (title, type, date, time, location, reason, player, club)
 * and its target (locationId, clubId, clubName).
 */
export const alertRow = v.object({
  alertId: v.string(),
  kind: v.picklist(alertKinds),
  params: v.record(v.string(), v.string()),
  created: v.string(),
  read: v.boolean(),
  eventId: v.nullable(v.string()),
  to: v.string(),
  userId: v.string(),
})

export const alertList = live({
  name: 'alerts-list',
  who: 'player',
  summary: 'My alerts, newest first; all, or only those I have not read.',
  input: v.strictObject({
    limit: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(alertsLimit)),
    unreadOnly: v.optional(v.boolean(), false),
  }),
  output: v.object({ alerts: v.array(alertRow), more: v.boolean() }),
  refusals: [],
})

export const markAlertsRead = call({
  name: 'alerts-markAllRead',
  who: 'player',
  kind: 'write',
  summary: 'Mark all my alerts read.',
  input: v.strictObject({}),
  output: v.object({ marked: v.number() }),
  refusals: [],
})

export const alertContract = defineContract({
  nouns: { alerts: 'alerts' },
  calls: [markAlertsRead],
  live: [alertList],
})
