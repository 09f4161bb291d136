// Words about an event counting beyond its own table.
export const eventRankingTexts = {
  waiting:
    'This event is unranked until a venue admin ranks it. Its results only count in its own standings.',
  held: 'These results look unusual: too many at once, or the same few again and again. They count once a venue admin who didn’t play has looked and ranks the event.',
  unranked: 'A venue admin made this event unranked. Its results only count in its own standings.',
  ranked: 'This event counts for ratings, points and medals.',
  rank: 'Rank this event',
  unrank: 'Make it unranked',
  rankedToast: 'Event ranked',
  unrankedToast: 'Event unranked',
} as const

export const eventAttendanceTexts = {
  waiting: 'Attendance at this event doesn’t count until a venue admin says so.',
  held: 'Attendance at this event doesn’t count until a venue admin who didn’t play has looked at its results.',
  unranked: 'A venue admin decided that attendance at this event doesn’t count.',
  ranked: 'Attendance at this event counts.',
  rank: 'Count attendance',
  unrank: 'Don’t count attendance',
  rankedToast: 'Attendance counts',
  unrankedToast: 'Attendance doesn’t count',
} as const
