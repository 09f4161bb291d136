import * as v from 'valibot'
import { banPatternMax, banReasonMax } from '#domain/ban/ban.ts'
import { clubOffices } from '#domain/club/club-rights.ts'
import { suppressionReasons } from '#domain/mail/refused-mail.ts'
import { passwordMax } from '#domain/onboarding/password.ts'
import type { RefusalCode } from '#domain/shared/refusal.ts'
import { lineSchema, textSchema } from '#domain/shared/text.ts'
import { givenPassword } from './backups.ts'

const count = v.number()
const userId = lineSchema(64, 1)

export const person = v.object({
  page: v.literal('person'),
  email: v.nullable(v.string()),
  emailVerified: v.boolean(),
  suppressed: v.nullable(v.picklist(suppressionReasons)),
  ban: v.nullable(v.string()),
  isConfirmationDue: v.boolean(),
  hasPassword: v.boolean(),
  hasSecondFactor: v.boolean(),
  providers: v.array(v.string()),
  passkeys: count,
  sessions: v.array(
    v.object({
      browser: v.nullable(v.string()),
      system: v.nullable(v.string()),
      created: v.string(),
      lastUsed: v.string(),
    }),
  ),
  clubs: v.array(
    v.object({
      locationId: v.string(),
      clubId: v.string(),
      title: v.string(),
      venue: v.string(),
      standing: v.picklist([...clubOffices, 'owner', 'member']),
    }),
  ),
  venues: v.array(v.object({ locationId: v.string(), name: v.string() })),
  loss: v.object({
    handedOver: count,
    cancelled: count,
    leaving: count,
    clubsHandedOver: count,
    clubsDeleted: count,
    lastAdminOf: v.array(v.string()),
    matches: count,
  }),
})

export const bans = v.object({
  page: v.literal('bans'),
  bans: v.array(v.object({ pattern: v.string(), reason: v.string() })),
  more: v.boolean(),
})

export const personPages = [v.strictObject({ page: v.literal('person'), userId })]

const pattern = lineSchema(banPatternMax, 1)

export const personActs = [
  v.strictObject({ act: v.literal('confirmAgain'), userId }),
  v.strictObject({
    act: v.literal('deletePerson'),
    userId,
    typedName: textSchema(banPatternMax),
    password: givenPassword,
  }),
  v.strictObject({ act: v.literal('ban'), pattern, reason: textSchema(banReasonMax) }),
  v.strictObject({ act: v.literal('unban'), pattern }),
]

/** A copy of all data about someone else but their conversations: POST /operate/data. */
export const personDataInput = v.strictObject({
  userId,
  password: v.nullable(v.pipe(v.string(), v.maxLength(passwordMax))),
})
export const personDataRefusals = [
  'not-allowed',
  'second-factor-needed',
  'player-not-found',
] as const satisfies readonly RefusalCode[]
