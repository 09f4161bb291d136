// Manifest: clubs with their pages, members, officers and notices.
import {
  clubTitleMax,
  clubTextMax,
  clubVisibilities,
  clubJoinings,
} from '#domain/club/club-home.ts'
import { clubRequestStates } from '#domain/club/club-join.ts'
import { clubTagsMax, realNameMax } from '#domain/club/club-members.ts'
import { noticeTitleMax, noticeTextMax } from '#domain/club/club-notice.ts'
import { clubOffices } from '#domain/club/club-rights.ts'
import * as club from '#domain/club/club.ts'
import { contactNamings } from '#domain/contact/outside-name.ts'
import { unitsPerCharacter } from '#domain/shared/characters.ts'
import { words } from '../../manifests/checks.ts'
import { oneCall, oneWindow, small } from '../../manifests/costs.ts'
import { defineFeature } from '../../manifests/define-feature.ts'
import { clearedAndExported, deletedAndExported } from '../../manifests/table-facts.ts'
import { clubHandlers } from './handlers.ts'
import { clubHomeHandlers } from './home-handlers.ts'
import { clubJoinHandlers } from './join-handlers.ts'
import { clubLive } from './live.ts'
import { clubNoticeHandlers } from './notice-handlers.ts'
import { clubNoticeLive } from './notice-live.ts'
import { clubOfficeHandlers } from './office-handlers.ts'
import { clubPeopleHandlers } from './people-handlers.ts'

export const clubFeature = defineFeature({
  calls: {
    ...clubHandlers,
    ...clubHomeHandlers,
    ...clubJoinHandlers,
    ...clubOfficeHandlers,
    ...clubPeopleHandlers,
    ...clubNoticeHandlers,
  },
  live: { ...clubLive, ...clubNoticeLive },
  costs: {
    'clubs-create': ['few', 'creation'],
    'clubs-rename': ['all', 'turn'],
    'clubs-delete': ['all', 'once'],
    'clubMembers-add': small,
    'clubMembers-invite': small,
    'clubMembers-answer': small,
    'clubMembers-remove': small,
    'clubs-updateHome': ['few', 'creation'],
    'clubs-renewKey': ['few', 'creation'],
    'clubs-face': ['one', 'preview'],
    'clubs-nextEvents': oneCall,
    'clubs-join': ['few', 'creation'],
    'clubs-withdrawRequest': small,
    'clubMembers-answerRequest': small,
    'clubMembers-setOffice': small,
    'clubs-handOver': small,
    'clubMembers-search': oneCall,
    'clubMembers-export': ['one', 'data'],
    'clubs-setTags': ['all', 'turn'],
    'clubMembers-setTags': small,
    'clubMembers-setRealName': small,
    'clubMembers-mute': small,
    'clubNotices-post': ['club', 'club-notice'],
    'clubNotices-pin': small,
    'clubNotices-remove': ['all', 'once'],
    'clubNotices-markRead': ['all', 'once'],
    'clubs-atLocation': oneWindow,
    'clubs-byId': oneWindow,
    'clubs-home': oneWindow,
    'clubNotices-list': oneWindow,
    'clubMembers-list': oneWindow,
  },
  tables: {
    clubs: {
      kind: 'club',
      privacy: 'shared',
      players: {
        player_id: deletedAndExported,
      },
      facts: [
        {
          subject: 'clubs',
          columns: 'location_id slug player_id created',
          what: 'The owner of a club',
          purpose: 'So that someone runs the club, and visitors know who invites them.',
          readers: ['club', 'anyone'],
          lifetime: 'Visitors see the owner only on the public page of a club that has one.',
        },
        {
          subject: 'clubs',
          columns:
            'club_name name_look slug_look title about rules photo_url visibility joining public_key tags contact_names search',
          what: 'What the club says about itself',
          purpose: 'To present the club.',
          readers: ['club', 'anyone'],
          lifetime: 'Until the club is deleted. Sub-groups are for members only.',
        },
      ],
      checks: [
        `char_length(club_name) between 1 and ${unitsPerCharacter * club.clubNameMax}`,
        `char_length(slug) between 1 and ${unitsPerCharacter * club.clubNameMax}`,
        `char_length(title) <= ${unitsPerCharacter * clubTitleMax}`,
        `char_length(about) <= ${unitsPerCharacter * clubTextMax}`,
        `char_length(rules) <= ${unitsPerCharacter * clubTextMax}`,
        `visibility in (${words(clubVisibilities)})`,
        `joining in (${words(clubJoinings)})`,
        `cardinality(tags) <= ${clubTagsMax}`,
        `contact_names in (${words(contactNamings)})`,
      ],
    },
    club_members: {
      kind: 'club',
      privacy: 'shared',
      players: {
        player_id: deletedAndExported,
      },
      facts: [
        {
          subject: 'clubs',
          columns: 'location_id slug player_id created office office_since',
          what: 'Membership, since when, and an office',
          purpose: 'To invite members, and to let officers do their work.',
          readers: ['club'],
          lifetime: 'Until the person leaves the club.',
        },
        {
          subject: 'clubs',
          columns: 'real_name real_name_agreed search',
          what: 'Real name, and when the person agreed to show it',
          purpose: 'So that members know each other; no one has to give it.',
          readers: ['club'],
          lifetime: 'Until the person empties the field or leaves the club.',
        },
        {
          subject: 'clubs',
          columns: 'tags',
          what: 'Sub-groups that officers put the member in',
          purpose: 'To invite one part of the club.',
          readers: ['club'],
          lifetime: 'Until the person leaves the club.',
        },
        {
          subject: 'clubs',
          columns: 'muted',
          what: 'Whether the member muted the club',
          purpose: 'To send no notices of this club.',
          readers: ['self'],
          lifetime: 'Until the person leaves the club.',
        },
        {
          subject: 'clubs',
          columns: 'chat_muted chat_read_to',
          what: 'Whether the member muted the chat, and how far they read it',
          purpose: 'To send no alerts of a muted chat, and to count what is unread.',
          readers: ['self'],
          lifetime: 'Until the person leaves the club.',
        },
      ],
      checks: [
        `office in (${words(clubOffices)})`,
        `cardinality(tags) <= ${clubTagsMax}`,
        `char_length(real_name) <= ${unitsPerCharacter * realNameMax}`,
      ],
    },
    club_invitations: {
      kind: 'invitation',
      privacy: 'private',
      players: {
        player_id: deletedAndExported,
      },
      facts: [
        {
          subject: 'clubs',
          columns: 'location_id slug player_id created',
          what: 'Invitations to join',
          purpose: 'To ask the person.',
          readers: ['self', 'owner', 'secretary'],
          lifetime: 'Until it is answered or withdrawn.',
        },
      ],
    },
    club_requests: {
      kind: 'club',
      privacy: 'private',
      players: {
        player_id: deletedAndExported,
      },
      facts: [
        {
          subject: 'clubs',
          columns: 'location_id slug player_id asked state answered',
          what: 'Requests to join, and the answer',
          purpose: 'So that the club can decide.',
          readers: ['self', 'owner', 'secretary'],
          lifetime:
            'Until the person joins or the club ends; a declined request keeps the next one back for 30 days.',
        },
      ],
      checks: [`state in (${words(clubRequestStates)})`],
    },
    club_notices: {
      kind: 'club',
      privacy: 'shared',
      players: {
        author_id: clearedAndExported,
      },
      facts: [
        {
          subject: 'clubs',
          columns: 'notice_id location_id slug author_id title body pinned created',
          what: 'Notices of a club, with their author',
          purpose: 'To tell all members something.',
          readers: ['club'],
          lifetime: 'Until it is removed or the club ends.',
        },
      ],
      checks: [
        `char_length(title) between 1 and ${unitsPerCharacter * noticeTitleMax}`,
        `char_length(body) <= ${unitsPerCharacter * noticeTextMax}`,
      ],
    },
    club_notice_reads: {
      kind: 'club',
      privacy: 'shared',
      players: {
        player_id: deletedAndExported,
      },
      facts: [
        {
          subject: 'clubs',
          columns: 'notice_id player_id created',
          what: 'That a member read a notice',
          purpose: 'To count readers; officers see the number, not the names.',
          readers: ['program'],
          lifetime: 'As long as the notice.',
        },
      ],
    },
    club_venues: {
      kind: 'club',
      privacy: 'shared',
    },
  },
})
