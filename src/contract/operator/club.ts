import * as v from 'valibot'
import { addressMax } from '#domain/mail/address.ts'
import { clubFilters, consoleTextMax } from '#domain/operator/console.ts'
import { lineSchema, textSchema } from '#domain/shared/text.ts'
import { givenPassword } from './backups.ts'

const count = v.number()
const club = { locationId: lineSchema(64, 1), clubId: lineSchema(64, 1) }

export const clubs = v.object({
  page: v.literal('clubs'),
  clubs: v.array(
    v.object({
      locationId: v.string(),
      clubId: v.string(),
      name: v.string(),
      location: v.string(),
      members: count,
      owner: v.string(),
      isOwnerSuspended: v.boolean(),
    }),
  ),
  more: v.boolean(),
})

/** events: to come and only for the club. owed: entries paid for and not played. */
export const clubLoss = v.object({
  page: v.literal('clubLoss'),
  members: count,
  contacts: count,
  notices: count,
  events: count,
  owed: count,
})

export const clubPages = [
  v.strictObject({
    page: v.literal('clubs'),
    text: textSchema(consoleTextMax),
    filter: v.picklist(clubFilters),
  }),
  v.strictObject({ page: v.literal('clubLoss'), ...club }),
]

export const clubActs = [
  v.strictObject({ act: v.literal('handOverClub'), ...club, who: lineSchema(addressMax, 1) }),
  v.strictObject({ act: v.literal('deleteClub'), ...club, password: givenPassword }),
]
