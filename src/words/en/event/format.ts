// Words for formats, wherever one is named or chosen.
export const formatTexts = {
  'rotating partners': 'Rotating partners',
  'fixed teams': 'Fixed teams',
  'mixed doubles': 'Mixed doubles',
  singles: 'Singles',
  scramble: 'Scramble',
  mexicano: 'Mexicano',
  'king of the court': 'King of the court',
  ladder: 'Ladder',
  'single elimination': 'Single elimination',
  'double elimination': 'Double elimination',
  'pools then bracket': 'Pools, then bracket',
} as const

export const formatNoteTexts = {
  'rotating partners': 'A new partner every round, everyone with and against everyone.',
  'fixed teams': 'Partners stay together and meet every other team.',
  'mixed doubles': 'A woman and a man on each side, new partners every round.',
  singles: 'One against one, everyone against everyone.',
  scramble: 'New partners are drawn every round.',
  mexicano: 'Each round, players with similar points meet.',
  'king of the court': 'Winners move up a court, losers move down.',
  ladder: 'Groups by rank: the best move up, the last move down.',
  'single elimination': 'Lose once and you’re out.',
  'double elimination': 'Lose twice and you’re out.',
  'pools then bracket': 'Everyone plays in a pool first, the best go on to a bracket.',
} as const

export const ruleTexts = {
  format: 'Format',
  rounds: 'Rounds',
  points: 'Game to',
  winBy: 'Win by',
  scoring: 'Scoring',
  rally: 'Rally',
  sideOut: 'Side-out',
  bestOf: 'Best of',
  ranked: 'Counts for ratings',
  consolation: 'Consolation bracket',
  consolationNote: 'First-round losers keep playing.',
  rule: 'to {points}',
  byOne: 'win by 1',
  games: 'best of {n}',
} as const
