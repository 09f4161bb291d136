export const eventTypeTexts = {
  'open play': 'Open play',
  'round robin': 'Round robin',
  'king of the court': 'King of the court',
  ladder: 'Ladder',
  'league day': 'League day',
  tournament: 'Tournament',
  clinic: 'Clinic',
  social: 'Social',
} as const
