// Words of lists and calendars without venues; separate because few players see them.
export const noVenuesTexts = {
  title: 'No active venues yet',
  text: 'Add the places where you play, and their events appear here.',
  findVenues: 'Find venues',
} as const
