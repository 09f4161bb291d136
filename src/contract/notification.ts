// Notifications: channel settings, devices, and checks that they arrive.
import * as v from 'valibot'
import { suppressionReasons } from '#domain/mail/refused-mail.ts'
import {
  deviceNameMax,
  notificationChannels,
  notificationGroups,
  pushEndpointMax,
} from '#domain/notification/notification.ts'
import { mailReaches } from '#domain/notification/reach.ts'
import { uuidSchema } from '#domain/shared/id.ts'
import { languages } from '#domain/shared/language.ts'
import { textSchema } from '#domain/shared/text.ts'
import { call, live, defineContract } from './call.ts'

const success = v.object({ success: v.boolean() })
const clockTime = v.pipe(v.string(), v.maxLength(5), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
const quietHours = v.strictObject({ from: clockTime, to: clockTime })
const matrix = v.record(
  v.picklist(notificationGroups),
  v.record(v.picklist(notificationChannels), v.boolean()),
)
const pushDevice = v.object({
  deviceId: v.string(),
  name: v.string(),
  created: v.string(),
  lastOk: v.nullable(v.string()),
  failures: v.number(),
})

/**
 * mailInstead: e-mail replaces push while no device is live. quietHours and the digest use the home
 * venue's timezone. language is null until known; e-mails are then in English.
 */
export const notificationSettings = live({
  name: 'notifications-settings',
  who: 'player',
  summary: 'Where what I am told reaches me.',
  input: v.strictObject({}),
  output: v.object({
    matrix,
    quietHours: v.nullable(quietHours),
    digest: v.boolean(),
    mailInstead: v.boolean(),
    language: v.nullable(v.picklist(languages)),
    timezone: v.string(),
    pushDevices: v.array(pushDevice),
    vapidPublicKey: v.string(),
  }),
  refusals: [],
})

const cells = v.strictObject({
  inApp: v.optional(v.boolean()),
  push: v.optional(v.boolean()),
  mail: v.optional(v.boolean()),
})
const chosen = v.strictObject(
  Object.fromEntries(notificationGroups.map((group) => [group, v.optional(cells)])) as Record<
    (typeof notificationGroups)[number],
    v.OptionalSchema<typeof cells, undefined>
  >,
)

/** Partial update. Fixed cells are accepted and ignored. */
export const updateNotificationSettings = call({
  name: 'notifications-updateSettings',
  who: 'player',
  kind: 'write',
  summary: 'Change where what I am told reaches me.',
  input: v.strictObject({
    matrix: v.optional(chosen),
    quietHours: v.optional(
      v.nullable(
        v.pipe(
          quietHours,
          v.check(({ from, to }) => from !== to),
        ),
      ),
    ),
    digest: v.optional(v.boolean()),
    mailInstead: v.optional(v.boolean()),
    language: v.optional(v.picklist(languages)),
  }),
  output: success,
  refusals: [],
})

/**
 * reach.push: number of devices. wasAsked: the prompt was shown once. isEntered: they are in a
 * coming event. vapidPublicKey: for subscribing to push.
 */
export const notificationReach = live({
  name: 'notifications-reach',
  who: 'player',
  summary: 'Whether what I am told reaches me with the app closed.',
  input: v.strictObject({}),
  output: v.object({
    reach: v.object({ mail: v.picklist(mailReaches), push: v.number() }),
    address: v.nullable(v.string()),
    wasAsked: v.boolean(),
    isEntered: v.boolean(),
    vapidPublicKey: v.string(),
  }),
  refusals: [],
})

/**
 * unreached: players on the roster whom no channel reaches, with the reason. doesMailLeave: false
 * while the server writes e-mails to a folder.
 */
export const eventReach = live({
  name: 'events-reach',
  who: 'player',
  summary: 'Who runs the event: the players that are told nothing outside the app.',
  input: v.strictObject({ eventId: uuidSchema }),
  output: v.object({ unreached: v.array(v.string()), doesMailLeave: v.boolean() }),
  refusals: ['event-not-found', 'not-allowed'],
})

export const noteReachAsked = call({
  name: 'notifications-noteReachAsked',
  who: 'player',
  kind: 'write',
  summary: 'Note that I was asked how to be reached.',
  input: v.strictObject({}),
  output: success,
  refusals: [],
})

/**
 * From PushSubscription.toJSON(). An endpoint belongs to the last player who subscribed it with its
 * own keys.
 */
export const subscribePush = call({
  name: 'push-subscribe',
  who: 'player',
  kind: 'write',
  summary: 'Send push messages to this device.',
  input: v.strictObject({
    endpoint: v.pipe(v.string(), v.maxLength(pushEndpointMax), v.url()),
    keys: v.strictObject({
      p256dh: v.pipe(v.string(), v.maxLength(88), v.regex(/^[\w-]{87}=?$/)),
      auth: v.pipe(v.string(), v.maxLength(24), v.regex(/^[\w-]{22}(==)?$/)),
    }),
    name: textSchema(deviceNameMax),
  }),
  output: v.object({ deviceId: v.string() }),
  refusals: ['bad-input'],
})

export const unsubscribePush = call({
  name: 'push-unsubscribe',
  who: 'player',
  kind: 'write',
  summary: 'Send no more push messages to one of my devices, named by its endpoint or its id.',
  input: v.union([
    v.strictObject({ endpoint: v.pipe(v.string(), v.maxLength(pushEndpointMax)) }),
    v.strictObject({ deviceId: uuidSchema }),
  ]),
  output: success,
  refusals: [],
})

export const pushTestOutcomes = ['sent', 'gone', 'refused', 'later'] as const
/**
 * unconfirmed: the address was never proved. none: no address. suppressed: bounced or reported as
 * spam. failed: the mail server refused it.
 */
export const mailTestOutcomes = ['sent', 'unconfirmed', 'none', 'suppressed', 'failed'] as const

export const testNotifications = call({
  name: 'notifications-test',
  who: 'player',
  kind: 'write',
  limit: 'notification-test',
  summary: 'Send me a test through each channel at once, and tell what became of it.',
  input: v.strictObject({}),
  output: v.object({
    push: v.array(
      v.object({ deviceId: v.string(), name: v.string(), outcome: v.picklist(pushTestOutcomes) }),
    ),
    mail: v.picklist(mailTestOutcomes),
  }),
  refusals: [],
})

/**
 * mail.suppressed: why the address gets no mail. mail.isConfigured: false when e-mails go to a
 * folder. off: channels the player turned off. quietUntil: 'yyyy-MM-ddTHH:mm' at the home venue
 * during quiet hours.
 */
export const notificationHealth = live({
  name: 'notifications-health',
  who: 'player',
  summary: 'What the server knows about whether notifications reach me.',
  input: v.strictObject({}),
  output: v.object({
    mail: v.object({
      isConfigured: v.boolean(),
      address: v.nullable(v.string()),
      isConfirmed: v.boolean(),
      suppressed: v.nullable(v.picklist(suppressionReasons)),
      lastSent: v.nullable(v.string()),
      lastFailed: v.nullable(v.string()),
    }),
    push: v.object({
      devices: v.array(pushDevice),
      lastSent: v.nullable(v.string()),
      lastFailed: v.nullable(v.string()),
    }),
    off: v.array(
      v.object({
        group: v.picklist(notificationGroups),
        channel: v.picklist(notificationChannels),
      }),
    ),
    digest: v.boolean(),
    quietUntil: v.nullable(v.string()),
    waiting: v.number(),
  }),
  refusals: [],
})

export const notificationContract = defineContract({
  nouns: { notifications: 'notifications', push: 'notifications' },
  calls: [
    updateNotificationSettings,
    noteReachAsked,
    subscribePush,
    unsubscribePush,
    testNotifications,
  ],
  live: [notificationSettings, eventReach, notificationHealth, notificationReach],
})
