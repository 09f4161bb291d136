export const keeperTexts = {
  mine: 'My own contacts',
  club: '{club} · {venue}',
  venue: 'Venue: {venue}',
  seenByMe: 'Only you see it.',
  seenByClub: 'The club’s owner and secretaries see it.',
  seenByVenue: 'The venue’s admins see it.',
} as const
