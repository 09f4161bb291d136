// Words of a public event as a visitor sees it before the sign-in: on the landing that its link
// leads to, and on the way to an account.
export const invitationTexts = {
  places: '{n, plural, =0 {Full, waitlist} =1 {1 place left} other {{n} places left}}',
  taken: '{playing} of {max} places taken',
  allLevels: 'All levels',
  levelFrom: 'Level {skill} and up',
  levelTo: 'Level up to {skill}',
  levels: 'Level {min}–{max}',
  host: 'Hosted by {player}',
  cancelled: 'This event was cancelled.',
  cancelledTitle: 'Cancelled: {title}',
  over: 'This event is in the past.',
  countMeIn: 'Count me in',
  leagueOnly: 'League players only',
  seeLeague: 'See the league',
  withGoogle: 'Continue with Google',
  players: 'Who’s in',
  more: 'and {n} more',
  waiting: '{n, plural, one {# on the waitlist} other {# on the waitlist}}',
  nobody: 'No one yet. Be the first.',
} as const
