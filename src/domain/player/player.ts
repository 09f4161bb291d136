// The fields of a player record and their limits.
import * as v from 'valibot'

export const homePages = ['calendar', 'myEvents', 'list'] as const
export const homePageSchema = v.picklist(homePages)
export type HomePage = (typeof homePages)[number]

/** Used by events for women, men or mixed pairs; never shown to others. */
export const genders = ['woman', 'man', 'other'] as const
export const genderSchema = v.picklist(genders)
export type Gender = (typeof genders)[number]

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
export const tenAttended = 10

/** Always admitted to private events (SPEC section 4). */
export const everywherePlayerId = 'player1'
