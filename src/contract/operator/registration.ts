import * as v from 'valibot'
import { addressSchema } from '#domain/mail/address.ts'
import { foundingActs, foundingDaysMax, foundingPeople } from '#domain/registration/founding.ts'
import {
  invitationDaysMax,
  invitationUsesMax,
  registrationModes,
} from '#domain/registration/registration.ts'
import { uuidSchema } from '#domain/shared/id.ts'
import { lineSchema } from '#domain/shared/text.ts'

const count = v.number()

const days = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(foundingDaysMax))
const foundingRule = v.object({ who: v.picklist(foundingPeople), days })

export const registration = v.object({
  page: v.literal('registration'),
  mode: v.picklist(registrationModes),
  isFixed: v.boolean(),
  founding: v.object(v.entriesFromList(foundingActs, foundingRule)),
  requests: v.array(
    v.object({
      requestId: v.string(),
      email: v.string(),
      sentence: v.string(),
      ofNetwork: count,
      created: v.string(),
    }),
  ),
  invitations: v.array(
    v.object({
      id: v.string(),
      link: v.string(),
      email: v.nullable(v.string()),
      usesLeft: count,
      ends: v.string(),
    }),
  ),
})

export const registrationActs = [
  v.strictObject({
    act: v.literal('setFounding'),
    what: v.picklist(foundingActs),
    ...foundingRule.entries,
  }),
  v.strictObject({ act: v.literal('setRegistration'), mode: v.picklist(registrationModes) }),
  v.strictObject({ act: v.literal('approve'), requestId: uuidSchema }),
  v.strictObject({
    act: v.literal('decline'),
    requestId: uuidSchema,
    ofNetwork: v.optional(v.boolean(), false),
  }),
  v.strictObject({
    act: v.literal('invite'),
    email: v.nullable(addressSchema),
    uses: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(invitationUsesMax)),
    days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(invitationDaysMax)),
  }),
  v.strictObject({ act: v.literal('uninvite'), id: lineSchema(64, 1) }),
] as const
