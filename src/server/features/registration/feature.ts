// Manifest: who may make an account.
import {
  invitationUsesMax,
  registrationModes,
  registrationRequestDays,
} from '#domain/registration/registration.ts'
import { words } from '../../manifests/checks.ts'
import { defineFeature, minutely } from '../../manifests/define-feature.ts'
import { clearedNotExported } from '../../manifests/table-facts.ts'
import { mailWaitingInvitations } from './commands.ts'
import { registrationHandlers } from './handlers.ts'
import { forgetEnded } from './queries.ts'

const dayMs = 86_400_000

export const registrationFeature = defineFeature({
  calls: registrationHandlers,
  costs: { 'auth-askToRegister': ['few', 'registration'] },
  jobs: [{ name: 'registration-invitations', cron: minutely, run: mailWaitingInvitations }],
  forget: (db, { now }) =>
    forgetEnded(db, { now, requestedBefore: now - registrationRequestDays * dayMs }),
  tables: {
    registration: {
      kind: null,
      privacy: 'public',
      checks: [`mode in (${words(registrationModes)})`],
    },
    registration_requests: {
      kind: null,
      privacy: 'private: shown to those in charge',
      facts: [
        {
          subject: 'accounts',
          columns: 'request_id email sentence language network created',
          what: 'E-mail address and sentence of those who ask for an account, and a keyed hash of their network',
          purpose: 'To decide about it, to write the answer, and to give each network its share.',
          readers: ['operator'],
          lifetime: 'Until an operator decides, for 90 days at most.',
          goesWith: null,
        },
      ],
    },
    registration_invitations: {
      kind: null,
      privacy: 'private: shown to those in charge',
      users: { created_by: clearedNotExported },
      secrets: ['link_key'],
      checks: [`uses_left between 0 and ${invitationUsesMax}`],
      facts: [
        {
          subject: 'accounts',
          columns: 'link_key email language uses_left ends mailed created_by created',
          what: 'Invitations to make an account, and the address of those to one person',
          purpose: 'To let them in.',
          readers: ['operator'],
          lifetime: 'Until its end or its last use, for 90 days at most.',
          goesWith: null,
        },
      ],
    },
    registration_admissions: {
      kind: null,
      privacy: 'private',
      facts: [
        {
          subject: 'accounts',
          columns: 'email ticket ends',
          what: 'Addresses that asked for a link with an invitation',
          purpose: 'So that the link makes the account in any browser.',
          readers: ['program'],
          lifetime: 'For 30 minutes, cleared daily.',
          goesWith: null,
        },
      ],
    },
  },
})
