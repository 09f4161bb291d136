// Words of the public page of a tournament.
export const tournamentLinkTexts = {
  title: 'Tournament',
  windowTitle: '{tournament}, live',
  loading: 'Loading the tournament…',
  failed: 'The tournament didn’t load.',
  retry: 'Try again',
  dead: 'This link no longer works',
  deadText: 'The organizer turned it off or made a new one.',
  about: 'About Sideout',
  openTournament: 'Open the tournament',
  follow: 'Follow {title}',
  followWords: 'Draw, standings, scores',
  latest: 'Latest results',
  nothingOn: 'No match is on court right now.',
  nothingNext: 'No match is waiting.',
  tv: 'Screen for the wall',
  closeTv: 'Close',
} as const
