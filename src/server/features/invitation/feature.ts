// Manifest: invitations to events, and their answers.
import { fewWindow, kept, oneWindow, small } from '../../manifests/costs.ts'
import { defineFeature, minutely } from '../../manifests/define-feature.ts'
import { deletedAndExported } from '../../manifests/table-facts.ts'
import { invitationFollowers } from './followers.ts'
import { invitationHandlers } from './handlers.ts'
import { inviteDue } from './jobs.ts'
import { invitationLive } from './live.ts'

export const invitationFeature = defineFeature({
  calls: invitationHandlers,
  live: invitationLive,
  costs: {
    'events-declineInvitation': small,
    'events-remindInvitees': ['all', 'once'],
    'events-invitePlayer': kept,
    'events-inviteContacts': ['roster', 'at most'],
    'events-uninvitePlayer': small,
    'events-invitation': oneWindow,
    'events-invitees': fewWindow,
  },
  jobs: [{ name: 'invitations', cron: minutely, run: inviteDue }],
  followers: invitationFollowers,
  tables: {
    event_invitees: {
      kind: 'invitation',
      privacy: 'private',
      players: {
        player_id: deletedAndExported,
      },
      facts: [
        {
          subject: 'events',
          columns: 'invitee_id event_id player_id asked declined_order picked withdrawn',
          what: 'People that an event asked, and their answer',
          purpose: 'To invite and to remind.',
          readers: ['self', 'organizer'],
          lifetime: 'As long as the event.',
        },
      ],
    },
    league_invitees: {
      kind: 'invitation',
      privacy: 'private',
      players: {
        player_id: deletedAndExported,
      },
      facts: [
        {
          subject: 'matches',
          columns: 'league_series_id player_id asked',
          what: 'People that a league asked',
          purpose: 'To invite them once.',
          readers: ['organizer'],
        },
      ],
    },
    event_tiers: {
      kind: 'invitation',
      privacy: 'private',
    },
  },
})
