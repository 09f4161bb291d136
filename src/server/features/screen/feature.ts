// Manifest: screens of venues.
import {
  screenNameMax,
  screenThemes,
  screenSecondsMin,
  screenSecondsMax,
} from '#domain/screen/screen.ts'
import { unitsPerCharacter } from '#domain/shared/characters.ts'
import { words } from '../../manifests/checks.ts'
import { fewWindow, oneWindow, small } from '../../manifests/costs.ts'
import { defineFeature } from '../../manifests/define-feature.ts'
import { screenHandlers } from './handlers.ts'
import { screenLive } from './live.ts'
import { forgetPairings } from './queries.ts'

export const screenFeature = defineFeature({
  calls: screenHandlers,
  live: screenLive,
  costs: {
    'screens-askCode': ['few', 'screen-pairing'],
    'screens-beat': ['few', 'screen'],
    'screens-add': ['few', 'screen-code'],
    'screens-change': small,
    'screens-remove': small,
    'screens-show': fewWindow,
    'runningScores-onScreen': oneWindow,
    'screens-atLocation': fewWindow,
  },
  forget: (db, { now }) => forgetPairings(db, now),
  tables: {
    screen_pairings: {
      kind: null,
      privacy: 'secret: hashes only, with what admins chose',
    },
    screens: {
      kind: 'venue',
      privacy: 'secret: hashes only, with what admins chose',
      checks: [
        `char_length(name) between 1 and ${screenNameMax * unitsPerCharacter}`,
        `theme in (${words(screenThemes)})`,
        `seconds between ${screenSecondsMin} and ${screenSecondsMax}`,
      ],
    },
  },
})
