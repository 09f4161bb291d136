export const tournamentMessageTexts = {
  teams: '{title}: {n} of {max, plural, one {# team} other {# teams}}, {left} left',
  teamsFull: '{title}: {n} of {max, plural, one {# team} other {# teams}}, full',
  players: '{title}: {n} of {max, plural, one {# player} other {# players}}, {left} left',
  playersFull: '{title}: {n} of {max, plural, one {# player} other {# players}}, full',
  cancelled: '{title}: cancelled',
  winners: 'Winners',
  won: '{title}: {names}',
} as const
