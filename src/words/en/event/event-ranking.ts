// Words of whether an event counts beyond its own table.
export const eventRankingTexts = {
  waiting:
    'This event is unranked until a venue admin ranks it. Its results only count in its own standings.',
  unranked: 'A venue admin made this event unranked. Its results only count in its own standings.',
  ranked: 'This event counts for ratings, points and medals.',
  rank: 'Rank this event',
  unrank: 'Make it unranked',
  close: 'Close',
  rankedToast: 'Event ranked',
  unrankedToast: 'Event unranked',
} as const

/** The same of open play, which has no results: only attendance counts there. */
export const eventAttendanceTexts = {
  waiting: 'Attendance at this event doesn’t count until a venue admin says so.',
  unranked: 'A venue admin decided that attendance at this event doesn’t count.',
  ranked: 'Attendance at this event counts.',
  rank: 'Count attendance',
  unrank: 'Don’t count attendance',
  close: 'Close',
  rankedToast: 'Attendance counts',
  unrankedToast: 'Attendance doesn’t count',
} as const
