export const eveningCardTexts = {
  mine: 'My game day',
  all: 'Game day',
  wonLost: 'won–lost',
  points: 'points',
  best: 'best win',
  players: '{n, plural, one {player} other {players}}',
  matches: '{n, plural, one {match} other {matches}}',
  courts: '{n, plural, one {court} other {courts}}',
  partners: '{n, plural, one {With # partner} other {With # partners}}',
  together: '{n, plural, one {# match} other {# matches}}',
  won: 'W',
  lost: 'L',
} as const
