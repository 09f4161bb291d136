// Manifest: contacts, the people without an account in a keeper's list.
import { formerAddressesMax } from '#domain/contact/claim.ts'
import { oneCall, oneWindow, small } from '../../manifests/costs.ts'
import { defineFeature } from '../../manifests/define-feature.ts'
import {
  clearedAndExported,
  deletedAndExported,
  deletedNotExported,
} from '../../manifests/table-facts.ts'
import { contactHandlers } from './handlers.ts'
import { contactLive } from './live.ts'

export const contactFeature = defineFeature({
  calls: contactHandlers,
  live: contactLive,
  costs: {
    'contacts-keepers': oneCall,
    'contacts-add': ['few', 'creation'],
    'contacts-edit': small,
    'contacts-remove': ['all', 'once'],
    'contacts-renewLink': small,
    'contacts-noteSent': small,
    'contacts-count': oneCall,
    'contacts-list': oneWindow,
  },
  tables: {
    contacts: {
      kind: 'player',
      privacy: 'private',
      players: {
        // A stand-in has no account to delete: its contact ends with the keeper, or through its own
        // link.
        player_id: { onDeletion: 'database', isExported: false },
        keeper_id: deletedAndExported,
        added_by: clearedAndExported,
        // A keeper's notes about a claimer go with the claimer's account.
        claimed_by: deletedNotExported,
      },
      secrets: ['link_key'],
      facts: [
        {
          subject: 'contacts',
          columns: 'name email phone skill_self language search',
          what: 'Name, e-mail address, phone, level and language',
          purpose:
            'To invite them, to write to them in their language, and to name them in a roster.',
          readers: ['keeper', 'link'],
          lifetime:
            'As long as the contact. Once the contact has an account, address and phone are erased, and the keeper keeps the name.',
          goesWith: 'contacts.keeper_id',
        },
        {
          subject: 'contacts',
          columns: 'former_emails',
          what: 'Addresses that were noted before, of a contact that has places',
          purpose:
            'So that no one takes over what the contact played without asking or telling them.',
          readers: ['program'],
          lifetime: 'As long as the contact. They are erased once the contact has an account.',
          goesWith: 'contacts.keeper_id',
        },
        {
          subject: 'contacts',
          columns: 'note',
          what: 'A note of the keeper',
          purpose: 'To remember what matters at the court.',
          readers: ['keeper'],
          lifetime: 'As long as the contact. It is erased once the contact has an account.',
          goesWith: 'contacts.keeper_id',
        },
        {
          subject: 'contacts',
          columns:
            'contact_id player_id keeper_id location_id slug added_by created used invited reminded stopped bounced claimed_by claimed import_id',
          what: 'Whose list it is, who added the contact and when, what was sent, and whether it stopped e-mails or made an account',
          purpose: 'To account for where the data came from, and to send nothing unwanted.',
          readers: ['keeper', 'link'],
          lifetime: 'As long as the contact.',
          goesWith: 'contacts.keeper_id',
        },
        {
          subject: 'contacts',
          columns: 'tags',
          what: 'Tags that a club gave the contact',
          purpose: 'To invite a part of the club.',
          readers: ['keeper'],
          lifetime: 'As long as the contact.',
          goesWith: 'contacts.keeper_id',
        },
        {
          subject: 'contacts',
          columns: 'hides_name',
          what: 'Whether the contact hides their name outside of the app',
          purpose: 'To name them in group texts, on screens and in results as they wish.',
          readers: ['program', 'link'],
          lifetime: 'As long as the contact.',
          goesWith: 'contacts.keeper_id',
        },
        {
          subject: 'contacts',
          columns: 'link_key',
          what: 'Name of the personal link, which opens nothing without the server’s secret',
          purpose: 'To let the contact answer without an account.',
          readers: ['keeper', 'link'],
          lifetime: 'Until the keeper makes a new link, or the contact goes.',
          goesWith: 'contacts.keeper_id',
        },
      ],
      checks: [`cardinality(former_emails) <= ${formerAddressesMax}`],
    },
    contact_acts: {
      kind: 'event',
      privacy: 'private',
      facts: [
        {
          subject: 'contacts',
          columns: 'contact_id event_id acted',
          what: 'Events that the contact answered by its link',
          purpose: 'So that they count once the contact has an account.',
          readers: ['program'],
          lifetime: 'As long as the contact.',
          goesWith: null,
        },
      ],
    },
    contact_stops: {
      kind: null,
      privacy: 'private',
      facts: [
        {
          subject: 'contacts',
          columns: 'stop_hash stopped',
          what: 'That an address wants no e-mails from a list, as a hash',
          purpose: 'So that adding the address again sends nothing.',
          readers: ['program'],
          lifetime: 'No end: it outlasts the contact on purpose.',
          goesWith: null,
        },
      ],
    },
  },
})
