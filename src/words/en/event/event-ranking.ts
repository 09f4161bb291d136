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
  form: 'This event is unranked until a venue admin ranks it: your account is newer than 7 days, or your e-mail address isn’t confirmed yet.',
} as const
