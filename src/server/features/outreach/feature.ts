// Manifest: e-mail to people without an account.
import { outreachDays } from '#domain/contact/outreach.ts'
import { dayMs, defineFeature, yearMs } from '../../manifests/define-feature.ts'
import { clearedNotExported, deletedNotExported } from '../../manifests/table-facts.ts'
import { forgetOutreach } from './queries.ts'

export const outreachFeature = defineFeature({
  forget: (db, { now }) =>
    forgetOutreach(db, { mailsBefore: now - outreachDays * dayMs, peopleBefore: now - yearMs }),
  tables: {
    outreach_people: {
      kind: null,
      privacy: 'private',
      players: {
        // Readers' reactions aren't part of the sender's data.
        sender_id: deletedNotExported,
      },
      facts: [
        {
          subject: 'contacts',
          columns: 'sender_id mailbox is_fresh first last answered stopped bounced reported',
          what: 'That an account wrote to a mailbox, as a hash, and whether it answered, stopped the e-mails, sent them back or reported them',
          purpose: 'So that no account writes to many people who never asked for it.',
          readers: ['program'],
          lifetime:
            'As long as the account of the sender; without a report it goes a year after the last e-mail.',
          goesWith: 'outreach_people.sender_id',
        },
      ],
    },
    outreach_mails: {
      kind: null,
      privacy: 'private',
      players: {
        sender_id: clearedNotExported,
      },
      facts: [
        {
          subject: 'contacts',
          columns: 'unit sender_id mailbox is_answered sent',
          what: 'That an e-mail went to a mailbox, as a hash, and whose account caused it',
          purpose: 'To bound how many e-mails one mailbox gets.',
          readers: ['program'],
          lifetime: 'A month.',
          goesWith: null,
        },
      ],
    },
  },
})
