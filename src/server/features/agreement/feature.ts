// Manifest: agreements of venues, clubs and events.
import { fewCall, kept, small } from '../../manifests/costs.ts'
import { defineFeature, yearMs } from '../../manifests/define-feature.ts'
import {
  anonymizedAndExported,
  anonymizedNotExported,
  clearedAndExported,
} from '../../manifests/table-facts.ts'
import { agreementHandlers } from './handlers.ts'
import { forgetOldAcceptances } from './queries.ts'

export const agreementFeature = defineFeature({
  calls: agreementHandlers,
  costs: {
    'agreements-list': fewCall,
    'agreements-save': kept,
    'agreements-end': small,
    'agreements-asked': fewCall,
    'agreements-accept': kept,
    'agreements-recordPaper': kept,
    'agreements-roster': fewCall,
  },
  forget: (db, { now, agreementYears }) =>
    forgetOldAcceptances(db, new Date(now - agreementYears * yearMs)),
  tables: {
    agreement_acceptances: {
      kind: null,
      privacy:
        'private: shown to those who run the event; the typed name stays for AGREEMENT_YEARS',
      players: {
        // The record outlives the account, including the typed name, as proof of what was accepted
        // and when.
        player_id: anonymizedAndExported,
        recorded_by: anonymizedNotExported,
      },
      facts: [
        {
          subject: 'agreements',
          columns:
            'acceptance_id version_id player_id event_id season typed_name way recorded_by accepted',
          what: 'Typed name, version of the text, time, and whether it was signed in the app, by a personal link or on paper',
          purpose: 'To show later what was agreed to.',
          readers: ['self', 'organizer', 'venue'],
          lifetime:
            'Seven years after signing once the account or the contact is gone, unless AGREEMENT_YEARS says otherwise. The typed name stays until then.',
        },
        {
          subject: 'agreements',
          columns: 'guardian guests',
          what: 'Names of a guardian, and of guests that were signed for',
          purpose: 'So that minors and guests are covered.',
          readers: ['self', 'organizer', 'venue'],
          lifetime: 'As the signature it belongs to.',
        },
      ],
    },
    agreement_versions: {
      kind: null,
      privacy: 'shared',
      players: {
        written_by: clearedAndExported,
      },
      facts: [
        {
          subject: 'agreements',
          columns: 'version_id agreement_id version title text_en text_es hash written_by created',
          what: 'Author of a text that people agree to',
          purpose: 'To account for who wrote it.',
          readers: ['program'],
        },
      ],
    },
    agreements: {
      kind: null,
      privacy: 'shared',
    },
  },
})
