// The player's own calendar feed at /feed/{secret}.ics. The client creates the secret, and the
// server stores only its hash.
import * as v from 'valibot'
import { feedSecretForm } from '#domain/calendar-feed/calendar-feed.ts'
import { call, live, defineContract } from './call.ts'

const success = v.object({ success: v.boolean() })

export const myCalendarFeed = live({
  name: 'calendarFeeds-mine',
  who: 'player',
  summary: 'Since when I have a calendar feed; null when I have none.',
  input: v.strictObject({}),
  output: v.object({ created: v.nullable(v.string()) }),
  refusals: [],
})

export const setCalendarFeed = call({
  name: 'calendarFeeds-set',
  who: 'player',
  kind: 'write',
  summary:
    'Open my calendar feed at /feed/{secret}.ics: 32 random bytes as base64url. The address before is dead at once.',
  input: v.strictObject({ secret: v.pipe(v.string(), v.maxLength(100), v.regex(feedSecretForm)) }),
  output: success,
  refusals: [],
})

export const removeCalendarFeed = call({
  name: 'calendarFeeds-remove',
  who: 'player',
  kind: 'write',
  summary: 'Close my calendar feed.',
  input: v.strictObject({}),
  output: success,
  refusals: [],
})

export const calendarFeedContract = defineContract({
  nouns: { calendarFeeds: 'events' },
  calls: [setCalendarFeed, removeCalendarFeed],
  live: [myCalendarFeed],
})
