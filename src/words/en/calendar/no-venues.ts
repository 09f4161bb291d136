// Words of lists and calendars of a player without venues, apart as few see them.
export const noVenuesTexts = {
  title: 'No active venues yet',
  text: 'Add the places where you play, and their events appear here.',
  findVenues: 'Find venues',
} as const
