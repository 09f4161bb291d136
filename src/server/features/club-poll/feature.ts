import {
  pollQuestionMax,
  pollKinds,
  pollOptionsMin,
  pollOptionsMax,
} from '#domain/club/club-poll.ts'
import { unitsPerCharacter } from '#domain/shared/characters.ts'
import { words } from '../../manifests/checks.ts'
import { oneCall, oneWindow, small } from '../../manifests/costs.ts'
import { defineFeature } from '../../manifests/define-feature.ts'
import { clearedAndExported, deletedAndExported } from '../../manifests/table-facts.ts'
import { clubPollHandlers } from './handlers.ts'
import { clubPollLive } from './live.ts'

export const clubPollFeature = defineFeature({
  calls: clubPollHandlers,
  live: clubPollLive,
  costs: {
    'clubPolls-ask': ['club', 'club-notice'],
    'clubPolls-vote': small,
    'clubPolls-close': small,
    'clubPolls-remove': ['all', 'once'],
    'clubPolls-voters': oneCall,
    'clubPolls-list': oneWindow,
  },
  tables: {
    club_polls: {
      kind: 'club',
      privacy: 'shared',
      players: {
        author_id: clearedAndExported,
      },
      facts: [
        {
          subject: 'clubs',
          columns: 'poll_id location_id slug author_id kind question options closes closed created',
          what: 'Polls of a club, with their author',
          purpose: 'To ask the members.',
          readers: ['club'],
          lifetime: 'Until the poll is removed or the club ends.',
        },
      ],
      checks: [
        `char_length(question) between 1 and ${unitsPerCharacter * pollQuestionMax}`,
        `kind in (${words(pollKinds)})`,
        `cardinality(options) between ${pollOptionsMin} and ${pollOptionsMax}`,
      ],
    },
    club_poll_votes: {
      kind: 'club',
      privacy: 'private',
      players: {
        player_id: deletedAndExported,
      },
      facts: [
        {
          subject: 'clubs',
          columns: 'poll_id player_id choices created',
          what: 'Answers to a poll',
          purpose: 'To find out what suits most members.',
          readers: ['self', 'owner', 'organizer'],
          lifetime: 'As long as the poll. Members see how many chose what, without names.',
        },
      ],
      checks: [`cardinality(choices) between 1 and ${pollOptionsMax}`],
    },
  },
})
