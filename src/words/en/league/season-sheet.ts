// Words of a league's season on paper.
export const seasonSheetTexts = {
  open: 'Season sheet',
  print: 'Print',
  number: '#',
  day: 'Day',
  time: 'Time',
  players: 'Players',
  notes: 'Notes',
  scan: 'Scan for live standings',
} as const
