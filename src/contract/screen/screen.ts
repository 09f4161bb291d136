// The screens of a venue: pairing by code, contents, and the list for admins. A screen has no
// account; its secret is never in a URL, and the server stores only its hash.
import * as v from 'valibot'
import { eventTypes } from '#domain/event/event.ts'
import { screenSecretForm, screenSecretLength } from '#domain/screen/screen-code.ts'
import { screenSettingsSchema } from '#domain/screen/screen-settings.ts'
import { screenPages, screenThemes } from '#domain/screen/screen.ts'
import { locationIdSchema, uuidSchema } from '#domain/shared/id.ts'
import { languages } from '#domain/shared/language.ts'
import { call, live, defineContract } from '../call.ts'
import { dayStatus, venueDay } from '../day-status/day-status.ts'
import { eventId, success } from '../event.ts'
import { watchedMatchList } from '../match-list.ts'
import { watchedRunningScores } from '../match.ts'
import { watchedQueue } from '../queue/queue.ts'

const secret = v.pipe(
  v.string(),
  v.length(screenSecretLength),
  v.regex(screenSecretForm, 'not a secret'),
)
const typedCodeMax = 20

const settings = {
  name: v.string(),
  pages: v.array(v.picklist(screenPages)),
  seconds: v.number(),
  language: v.picklist(languages),
  theme: v.picklist(screenThemes),
}

const askCode = call({
  name: 'screens-askCode',
  who: 'visitor',
  kind: 'write',
  limit: 'screen-pairing',
  summary:
    'A device: the code to show, and for how many ms; null once it is the screen of a venue.',
  input: v.strictObject({ secret }),
  output: v.object({ code: v.nullable(v.object({ text: v.string(), leftMs: v.number() })) }),
  refusals: [],
})

const beat = call({
  name: 'screens-beat',
  who: 'visitor',
  kind: 'write',
  limit: 'screen',
  summary:
    'A screen says that it is on: the code of self check-in to show, and the weather of this hour.',
  input: v.strictObject({ secret }),
  output: v.object({
    checkIn: v.nullable(v.object({ code: v.string(), leftMs: v.number() })),
    weather: v.nullable(v.object({ celsius: v.number(), rain: v.number() })),
  }),
  refusals: [],
})

const add = call({
  name: 'screens-add',
  who: 'player',
  kind: 'write',
  limit: 'screen-code',
  summary: 'Venue admin: the device that shows this code becomes a screen of the venue.',
  input: v.strictObject({
    locationId: locationIdSchema,
    code: v.pipe(v.string(), v.maxLength(typedCodeMax)),
    settings: screenSettingsSchema,
  }),
  output: v.object({ screenId: v.string() }),
  refusals: ['location-not-found', 'not-allowed', 'screen-code', 'too-many-screens'],
})

const change = call({
  name: 'screens-change',
  who: 'player',
  kind: 'write',
  summary: 'Venue admin: another name for a screen, or what it shows.',
  input: v.strictObject({
    locationId: locationIdSchema,
    screenId: uuidSchema,
    settings: screenSettingsSchema,
  }),
  output: success,
  refusals: ['location-not-found', 'not-allowed', 'screen-not-found'],
})

const remove = call({
  name: 'screens-remove',
  who: 'player',
  kind: 'write',
  summary: 'Venue admin: a screen shows nothing anymore. Said twice it is done once.',
  input: v.strictObject({ locationId: locationIdSchema, screenId: uuidSchema }),
  output: success,
  refusals: ['location-not-found', 'not-allowed'],
})

export const screenCalls = [askCode, beat, add, change, remove] as const

export const screensAt = live({
  name: 'screens-atLocation',
  who: 'player',
  summary: 'Venue admin: the screens of a venue, and when each was last on.',
  input: v.strictObject({ locationId: locationIdSchema }),
  output: v.object({
    locationName: v.string(),
    screens: v.array(v.object({ screenId: v.string(), ...settings, seen: v.string() })),
  }),
  refusals: ['location-not-found', 'not-allowed'],
})

/**
 * null for an unpaired device. isHidden: the venue is hidden, and no data is sent. events: public
 * ones of today, tomorrow and past midnight. evenings: events being played, as on their public
 * links.
 */
export const shownScreen = live({
  name: 'screens-show',
  who: 'visitor',
  summary: 'What a screen shows: its venue, the public events of the day, queues and match lists.',
  input: v.strictObject({ secret }),
  output: v.object({
    screen: v.nullable(
      v.object({
        ...settings,
        isHidden: v.boolean(),
        venue: v.object({
          locationId: v.string(),
          name: v.string(),
          city: v.string(),
          photoURL: v.string(),
          timezone: v.string(),
          days: v.array(venueDay),
        }),
        events: v.array(
          v.object({
            eventId: v.string(),
            title: v.string(),
            type: v.picklist(eventTypes),
            startsAt: v.string(),
            endsAt: v.string(),
            playing: v.number(),
            waiting: v.number(),
            maxPlayers: v.number(),
            takesCheckIn: v.boolean(),
            dayStatus,
          }),
        ),
        evenings: v.array(
          v.object({
            eventId: v.string(),
            queue: v.nullable(watchedQueue.output.entries.queue),
            matchList: v.nullable(watchedMatchList.output.entries.matchList),
          }),
        ),
      }),
    ),
  }),
  refusals: [],
})

/** Separate, so that a rally doesn't reload the screen's whole day. */
export const screenRunningScores = live({
  name: 'runningScores-onScreen',
  who: 'visitor',
  summary: 'The scores that are counted right now of an event that a screen shows.',
  input: v.strictObject({ secret, eventId }),
  output: watchedRunningScores.output,
  refusals: [],
})

export const screenContract = defineContract({
  nouns: { screens: 'venues' },
  calls: screenCalls,
  live: [screensAt, screenRunningScores, shownScreen],
})
