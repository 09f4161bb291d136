// The nouns of each authorization-*.pg.test.ts, which run beside each other; a noun without a group
// runs with the others.
import type { MatrixRow } from './matrix-cell.ts'
import { nouns } from './nouns.ts'

const groups = {
  documents: ['document'],
  events: ['event', 'event-chat', 'invitation', 'roster', 'team'],
  play: [
    'match-list',
    'match',
    'league',
    'team-league',
    'result',
    'queue',
    'check-in',
    'tournament',
  ],
  people: [
    'account',
    'player',
    'location',
    'agreement',
    'house-rule',
    'screen',
    'club',
    'contact-import',
    'club-chat',
    'club-home',
    'club-poll',
    'leaderboard',
    'media',
  ],
} as const

const isGrouped = new Set<string>(Object.values(groups).flat())

const toRows = (names: readonly string[]): MatrixRow[] =>
  names.flatMap((noun) => nouns[noun]?.rows ?? [])

export const listRows = (group: keyof typeof groups | 'others'): MatrixRow[] =>
  toRows(
    group === 'others' ? Object.keys(nouns).filter((noun) => !isGrouped.has(noun)) : groups[group],
  )
