// Claims: a player takes over a contact's history, by its personal link or by their own address.
import * as v from 'valibot'
import { claimCodeDigits, claimStates } from '#domain/contact/claim.ts'
import { contactKeepers } from '#domain/contact/contact.ts'
import { playerIdSchema, uuidSchema } from '#domain/shared/id.ts'
import { call } from '../call.ts'
import { success } from '../event.ts'

const keyMax = 100
/** Unvalidated: a malformed key gets the same response as an unknown one. */
export const linkKey = v.pipe(v.string(), v.maxLength(keyMax))

/**
 * By the key of a link, or by the id of a contact with my proved address. code: from the e-mail to
 * the contact's address. asked: events played before that wait for my yes, newest first.
 */
const claimContact = call({
  name: 'contacts-claim',
  who: 'player',
  kind: 'write',
  limit: 'address-link',
  summary:
    'Take over what the contact of a personal link played: at once with the contact’s proved address, else by the code that is e-mailed to it, or once the keeper said yes.',
  input: v.strictObject({
    key: v.optional(linkKey),
    contactId: v.optional(uuidSchema),
    code: v.optional(v.pipe(v.string(), v.digits(), v.length(claimCodeDigits))),
  }),
  output: v.object({
    state: v.picklist(claimStates),
    name: v.string(),
    events: v.number(),
    asked: v.array(v.string()),
  }),
  refusals: [
    'link-not-found',
    'claim-own-contact',
    'code-wrong',
    'prove-before-inviting',
    'mailbox-had-enough',
    'contact-plays-too',
  ],
})

const answerClaim = call({
  name: 'contacts-answerClaim',
  who: 'player',
  kind: 'write',
  summary: 'Keeper: whether a player is the contact without an address that they claim to be.',
  input: v.strictObject({ contactId: uuidSchema, playerId: playerIdSchema, isTheirs: v.boolean() }),
  output: success,
  refusals: ['contact-not-found', 'claim-over', 'contact-plays-too'],
})

const listToClaim = call({
  name: 'contacts-toClaim',
  who: 'player',
  kind: 'read',
  summary: 'Contacts of others with my own proved address, which I have not been asked about.',
  input: v.strictObject({}),
  output: v.object({
    contacts: v.array(
      v.object({
        contactId: v.string(),
        name: v.string(),
        sender: v.object({ kind: v.picklist(contactKeepers), name: v.string() }),
        events: v.number(),
      }),
    ),
  }),
  refusals: [],
})

const declineClaim = call({
  name: 'contacts-declineClaim',
  who: 'player',
  kind: 'write',
  summary: 'A contact with my own proved address is somebody else: don’t ask again.',
  input: v.strictObject({ contactId: uuidSchema }),
  output: success,
  refusals: ['contact-not-found'],
})

const undoClaim = call({
  name: 'contacts-undoClaim',
  who: 'player',
  kind: 'write',
  summary: 'Keeper: take a claim back within 14 days; the personal link works again.',
  input: v.strictObject({ contactId: uuidSchema }),
  output: success,
  refusals: ['contact-not-found', 'claim-over'],
})

export const claimCalls = [claimContact, answerClaim, undoClaim, listToClaim, declineClaim] as const
