// The fields of a player record, and their limits.
import * as v from 'valibot'

/** Where Home leads after sign-in: My Events, the list, or the calendar. */
export const homePages = ['calendar', 'myEvents', 'list'] as const
export const homePageSchema = v.picklist(homePages)
export type HomePage = (typeof homePages)[number]

/** Needed where an event asks for women, men or mixed pairs; never shown to others. */
export const genders = ['woman', 'man', 'other'] as const
export const genderSchema = v.picklist(genders)
export type Gender = (typeof genders)[number]

/** Diamonds of PRODUCT, once each. */
export const diamondIds = [
  'registered',
  'profileCompleted',
  'firstAttended',
  'firstHosted',
  'tenAttended',
  'firstMedal',
  'referralJoined',
] as const
export type DiamondId = (typeof diamondIds)[number]
/** Events that the diamond tenAttended takes. */
export const tenAttended = 10

/** The special player id that is always allowed on private events (SPEC section 4). */
export const everywherePlayerId = 'player1'
