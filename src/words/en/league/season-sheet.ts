export const seasonSheetTexts = {
  open: 'Season sheet',
  number: '#',
  day: 'Day',
  time: 'Time',
  players: 'Players',
  notes: 'Notes',
  points: 'Points',
  scan: 'Scan for live standings',
} as const
