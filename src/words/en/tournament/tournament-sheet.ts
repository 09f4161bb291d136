// Words of a tournament on paper: the draws with room for scores, and the plan of each court.
export const tournamentSheetTexts = {
  print: 'Print',
  time: 'Time',
  courtPlan: 'Plan of the day',
  score: 'Score',
  team: 'Team',
  wins: 'Won',
  points: 'Points',
  place: 'Place',
  bracket: 'Bracket',
  winners: 'Winners’ bracket',
  losers: 'Losers’ bracket',
  consolation: 'Consolation bracket',
  noDraw: 'Not drawn yet. Plan the day first.',
  scan: 'Scan to follow along',
} as const
