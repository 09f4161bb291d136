// Contacts: people without an account, in the list of a player, a club or a venue.
import * as v from 'valibot'
import {
  contactNameMax,
  personNoteMax,
  contactPhoneMax,
  contactStates,
  contactsMax,
} from '#domain/contact/contact.ts'
import { addressSchema } from '#domain/mail/address.ts'
import { skillSchema } from '#domain/player/skill-schema.ts'
import { locationIdSchema, uuidSchema } from '#domain/shared/id.ts'
import { languages } from '#domain/shared/language.ts'
import { lineSchema, textSchema } from '#domain/shared/text.ts'
import { call, live, defineContract } from './call.ts'
import { clubIdSchema } from './club.ts'
import { success } from './event.ts'

export const keeper = v.variant('kind', [
  v.strictObject({ kind: v.literal('player') }),
  v.strictObject({
    kind: v.literal('club'),
    locationId: locationIdSchema,
    clubId: clubIdSchema,
  }),
  v.strictObject({ kind: v.literal('venue'), locationId: locationIdSchema }),
])
export type Keeper = v.InferOutput<typeof keeper>

export const keeperRefusals = ['club-not-found', 'location-not-found', 'not-allowed'] as const
export const outreachRefusals = [
  'prove-before-inviting',
  'too-many-links',
  'mailbox-had-enough',
] as const

export const contactFields = {
  name: lineSchema(contactNameMax, 1),
  email: v.nullable(addressSchema),
  phone: v.nullable(lineSchema(contactPhoneMax, 1)),
  skillSelf: v.nullable(skillSchema),
  language: v.picklist(languages),
  note: textSchema(personNoteMax),
}

const contactId = uuidSchema
const byContact = v.strictObject({ contactId })

/**
 * playerId: identifies the contact on rosters, invitations and match lists; null once claimed.
 * claimedBy: the player, if the viewer may see them. link: path of the personal link. claims: open
 * claims waiting for the keeper. isUndoable: its claim can be undone. Instants as ISO text.
 */
const contactRecord = v.object({
  contactId: v.string(),
  playerId: v.nullable(v.string()),
  name: v.string(),
  email: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  skillSelf: v.nullable(v.number()),
  language: v.picklist(languages),
  note: v.string(),
  state: v.picklist(contactStates),
  tags: v.array(v.string()),
  link: v.nullable(v.string()),
  claimedBy: v.nullable(v.string()),
  claims: v.array(v.object({ playerId: v.string(), playerName: v.string() })),
  isUndoable: v.boolean(),
  created: v.string(),
  invited: v.nullable(v.string()),
  used: v.nullable(v.string()),
})

export const contactsList = live({
  name: 'contacts-list',
  who: 'player',
  summary:
    'The contacts of a keeper by name, as many as asked for, or those whom only a phone reaches; total counts what fits the text, unsent those “Send invitations” writes to, unsentByPhone those to message by phone.',
  input: v.strictObject({
    keeper,
    text: textSchema(contactNameMax),
    limit: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)),
    byPhone: v.optional(v.boolean(), false),
  }),
  output: v.object({
    total: v.number(),
    unsent: v.number(),
    unsentByPhone: v.number(),
    contacts: v.array(contactRecord),
  }),
  refusals: keeperRefusals,
})

const fieldRefusals = ['too-many-contacts', 'contact-address-taken'] as const

const addContact = call({
  name: 'contacts-add',
  who: 'player',
  kind: 'write',
  limit: 'creation',
  summary: 'Note somebody without an account; nothing is sent to them.',
  input: v.strictObject({ keeper, ...contactFields }),
  output: v.object({ contactId: v.string(), playerId: v.string() }),
  refusals: [...keeperRefusals, ...fieldRefusals],
})

const editContact = call({
  name: 'contacts-edit',
  who: 'player',
  kind: 'write',
  summary: 'Change what is noted about a contact; another address begins anew.',
  input: v.strictObject({ contactId, ...contactFields }),
  output: success,
  refusals: [
    'contact-not-found',
    'contact-claimed',
    'contact-address-taken',
    'contact-address-changes',
  ],
})

const removeContact = call({
  name: 'contacts-remove',
  who: 'player',
  kind: 'write',
  summary: 'Delete a contact: it leaves events to come, and played ones keep nobody’s name.',
  input: byContact,
  output: success,
  refusals: ['contact-not-found'],
})

const renewContactLink = call({
  name: 'contacts-renewLink',
  who: 'player',
  kind: 'write',
  summary: 'Give a contact another personal link; the one before is dead.',
  input: byContact,
  output: v.object({ link: v.string() }),
  refusals: ['contact-not-found', 'contact-claimed'],
})

const sendLinks = call({
  name: 'contacts-sendInvitations',
  who: 'player',
  kind: 'write',
  summary:
    'Send contacts their personal links by e-mail, each once; left: those that have to wait for answers, or for tomorrow.',
  input: v.strictObject({
    keeper,
    contactIds: v.union([
      v.literal('all'),
      v.pipe(v.array(contactId), v.minLength(1), v.maxLength(contactsMax)),
    ]),
  }),
  output: v.object({ queued: v.number(), left: v.number() }),
  refusals: [...keeperRefusals, ...outreachRefusals, 'no-one-to-send-to'],
})

const noteSentLink = call({
  name: 'contacts-noteSent',
  who: 'player',
  kind: 'write',
  summary: 'Note that I sent a contact its personal link myself, by phone.',
  input: byContact,
  output: success,
  refusals: ['contact-not-found', 'contact-claimed'],
})

const countKept = call({
  name: 'contacts-count',
  who: 'player',
  kind: 'read',
  summary: 'How many contacts a list has, and their places and guests in events to come.',
  input: v.strictObject({ keeper }),
  output: v.object({ contacts: v.number(), places: v.number(), guests: v.number() }),
  refusals: keeperRefusals,
})

const moveFromClub = call({
  name: 'contacts-moveFromClub',
  who: 'player',
  kind: 'write',
  summary:
    'Owner: move all contacts of a club to another list that I keep, with their links, places and invitations. Those who stand in it already become one with their entry there.',
  input: v.strictObject({ locationId: locationIdSchema, clubId: clubIdSchema, to: keeper }),
  output: v.object({ moved: v.number(), joined: v.number() }),
  refusals: [...keeperRefusals, 'too-many-contacts', 'contacts-not-one', 'contact-address-changes'],
})

const keepers = call({
  name: 'contacts-keepers',
  who: 'player',
  kind: 'read',
  summary: 'The clubs with lists of contacts that I keep, and whether I have one of my own.',
  input: v.strictObject({}),
  output: v.object({
    hasPeople: v.boolean(),
    hasGroup: v.boolean(),
    clubs: v.array(
      v.object({
        locationId: v.string(),
        clubId: v.string(),
        clubName: v.string(),
        locationName: v.string(),
      }),
    ),
  }),
  refusals: [],
})

export const contactCalls = [
  keepers,
  addContact,
  editContact,
  removeContact,
  renewContactLink,
  sendLinks,
  noteSentLink,
  countKept,
  moveFromClub,
] as const

export const contactContract = defineContract({
  nouns: { contacts: 'contacts' },
  live: [contactsList],
})
