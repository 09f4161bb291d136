// Manifest: a player's own record.
import { birthYearMin, birthYearMax } from '#domain/age/birth-year.ts'
import { contactNameMax } from '#domain/contact/contact.ts'
import { playerNameMin, playerNameMax } from '#domain/player/name.ts'
import { homePages, genders } from '#domain/player/player.ts'
import { headlineMax, summaryMax, socialNetworks, linkMax } from '#domain/player/profile.ts'
import { skillMinimum, skillMaximum } from '#domain/player/skill.ts'
import { unitsPerCharacter } from '#domain/shared/characters.ts'
import { words } from '../../manifests/checks.ts'
import { kept, oneCall, oneWindow, small } from '../../manifests/costs.ts'
import { defineFeature } from '../../manifests/define-feature.ts'
import { clearedNotExported, deletedAndExported } from '../../manifests/table-facts.ts'
import { playerHandlers } from './handlers.ts'
import { playerLive } from './live.ts'

export const playerFeature = defineFeature({
  calls: ({ auth }) => playerHandlers(auth),
  live: playerLive,
  costs: {
    'validations-checkPlayer': ['one', 'name-check'],
    'players-proposeNames': ['one', 'name-check'],
    'players-register': kept,
    'players-updatePlayer': small,
    'players-updatePlayerPrivate': small,
    'players-updatePlayerMedalCount': oneCall,
    'players-playerReward': kept,
    'players-referredBy': kept,
    'playerLocations-setActive': kept,
    'emails-emailPasswordReset': ['few', 'reset'],
    'players-me': oneWindow,
    'playerLocations-mine': oneWindow,
  },
  tables: {
    reserved_names: {
      kind: 'player',
      privacy: 'private',
      users: {
        granted_to: clearedNotExported,
      },
      facts: [
        {
          subject: 'accounts',
          columns: 'player_id granted_to created slug_look',
          what: 'Names that the operator reserved, and the account that may take one',
          purpose: 'So that no one passes for someone else.',
          readers: ['operator'],
          lifetime: 'Until the operator frees the name.',
        },
      ],
    },
    resting_names: {
      kind: 'player',
      privacy: 'private',
      facts: [
        {
          subject: 'accounts',
          columns: 'name_hash until name_look slug_look',
          what: 'Names of deleted accounts, as hashes',
          purpose: 'So that no one takes over the name of a player who left.',
          readers: ['program'],
          lifetime: '90 days.',
          goesWith: null,
        },
      ],
    },
    players: {
      kind: 'player',
      privacy: 'shared',
      users: {
        user_id: deletedAndExported,
      },
      facts: [
        {
          subject: 'profiles',
          columns:
            'player_id player_name photo_url skill_self skill_changed_at home_location setup_complete medal_gold medal_silver medal_bronze created headline summary youtube facebook instagram twitter medium wins losses points name_look slug_look',
          what: 'Player name, photo, level, home venue, texts, links, medals and results in sum',
          purpose: 'So that players find and know each other.',
          readers: ['self', 'players'],
          lifetime: 'Hidden players are seen by friends, and by the people of their events.',
        },
        {
          subject: 'profiles',
          columns: 'user_id home_page hidden on_leaderboards kept_hidden contact',
          what: 'Which account it is, first screen, and whether the profile is hidden',
          purpose: 'To show what the person chose, to those they chose.',
          readers: ['self'],
        },
      ],
      checks: [
        `(char_length(player_name) between ${playerNameMin} and ${playerNameMax}
      or user_id IS NULL and (player_name = 'Deleted player' or contact))
      and (NOT contact or user_id IS NULL and hidden and NOT on_leaderboards and name_look IS NULL
      and char_length(player_name) between 1 and ${unitsPerCharacter * contactNameMax})`,
        `skill_self between ${skillMinimum} and ${skillMaximum}`,
        `home_page in (${words(homePages)})`,
        `char_length(headline) <= ${unitsPerCharacter * headlineMax}`,
        `char_length(summary) <= ${unitsPerCharacter * summaryMax}`,
        ...socialNetworks.map((network) => `char_length(${network}) <= ${linkMax}`),
      ],
    },
    players_private: {
      kind: 'player',
      privacy: 'private',
      users: {
        user_id: deletedAndExported,
      },
      players: {
        player_id: deletedAndExported,
      },
      facts: [
        {
          subject: 'profiles',
          columns: 'user_id player_id last_lat last_lon gender created',
          what: 'Last position, if the browser was allowed to tell it, and gender',
          purpose: 'To list venues nearby; gender for events that ask for it.',
          readers: ['self'],
          lifetime: 'The next position replaces the last.',
        },
        {
          subject: 'profiles',
          columns: 'birth_year',
          what: 'Year of birth, as the person entered it',
          purpose: 'For events that ask for an age.',
          readers: ['self'],
          lifetime: 'Until the person empties the field.',
        },
        {
          subject: 'profiles',
          columns: 'dupr_id dupr_rating',
          what: 'DUPR id and rating, as the person entered them',
          purpose: 'For the file of results that organizers send to DUPR.',
          readers: ['self', 'organizer'],
          lifetime: 'Until the person empties the field.',
        },
      ],
      checks: [
        `birth_year between ${birthYearMin} and ${birthYearMax}`,
        `gender in (${words(genders)})`,
      ],
    },
    player_stage: {
      kind: 'player',
      privacy: 'private',
      users: {
        user_id: deletedAndExported,
      },
      players: {
        referred_by: clearedNotExported,
      },
      facts: [
        {
          subject: 'profiles',
          columns: 'user_id player_name home_location last_lat last_lon created referred_by',
          what: 'What was entered while setting up, and the player who invited them',
          purpose: 'To continue the setup where it was left.',
          readers: ['self'],
          lifetime: 'Until the setup ends.',
        },
      ],
    },
    player_locations: {
      kind: 'player',
      privacy: 'shared',
      players: {
        player_id: deletedAndExported,
      },
      facts: [
        {
          subject: 'profiles',
          columns: 'location_id player_id created removed hidden',
          what: 'Venues that the player joined',
          purpose: 'To list players of a venue, and to tell them of its events.',
          readers: ['self', 'players'],
        },
      ],
    },
  },
})
