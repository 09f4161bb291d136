// Words of server-rendered pages: the embedded calendar and link previews.
export const embedPageTexts = {
  title: 'Pickleball at {venue}',
  clubTitle: 'Pickleball with {club}',
  next: 'The next two weeks',
  empty: 'Nothing public is planned here in the next two weeks.',
  full: 'Full, waitlist',
  places: '{n, plural, =1 {1 place left} other {{n} places left}}',
  all: 'All events on {app}',
  opens: 'opens in a new tab',
  times: 'Times at the venue ({zone})',
} as const

export const previewTexts = {
  venue:
    '{place, select, empty {{courts, plural, =0 {} one {# court} other {# courts}}} other {{place}{courts, plural, =0 {} one { · # court} other { · # courts}}}}. Find games and sign up on {app}.',
  join: 'Play pickleball at {venue}',
  league: 'A pickleball league at {venue}. Standings, game days and players on {app}.',
  tournament: 'A pickleball tournament at {venue}. Divisions, courts and results on {app}.',
  resultsTitle: 'Results: {title}',
  matchesTitle: 'Matches: {title}',
  players: '{n, plural, =0 {No players yet} one {# player} other {# players}}',
} as const

export const pictureTexts = {
  results: 'Results',
  matches: 'Matches',
  league: 'League',
  tournament: 'Tournament',
  cancelled: 'Cancelled',
  over: 'Past event',
  registrationOver: 'Registration closed',
} as const

export const busyTexts = {
  title: 'One moment',
  wait: 'Too many pages were opened from your network. Please try again in {n, plural, =1 {1 second} other {{n} seconds}}.',
} as const

export const maintenanceTexts = {
  title: 'Back in a moment',
  wait: 'A backup is being restored. What you saw last may change. This page reopens automatically.',
} as const
