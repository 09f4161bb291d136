// Words of house rules: setting them, their effect at an event, and attendance.
export const houseRuleTexts = {
  title: 'House rules',
  loading: 'Loading the house rules…',
  lead: 'Who can sign up when, and how often. Everyone who’s already signed up keeps their place. Organizers can still add anyone by hand.',
  leadClub: 'These hold for events that invite the club, together with the rules of the venue.',
  now: 'What holds',
  nothing: 'No rules: everyone can sign up at any time.',
  opens: 'Open sign-up some days ahead',
  daysAhead: 'Days ahead',
  opensAt: 'At',
  membersFirst: 'Members first',
  laterDays: 'Others come later by (days)',
  membersOf: 'Members of',
  chooseClub: 'Choose a club',
  later: 'Others have to come later than members, but before the day itself.',
  limitDay: 'Limit sessions a day',
  limitWeek: 'Limit sessions a week',
  sessions: 'Sessions',
  oneWaitlist: 'One waitlist a day',
  misses: 'No-shows and late cancels',
  missesHint:
    'Those of the last 60 days count once the event is over, if an admin of the venue or an organizer of the club ran it. Events that were cancelled or moved don’t.',
  none: 'Nothing',
  remind: 'Remind',
  last: 'Last in line',
  pause: 'Pause',
  missLimit: 'From how many on',
  pauseDays: 'Days of the pause',
  saved: 'House rules saved.',
  sayOpens: 'Sign-up opens {n, plural, one {# day} other {# days}} ahead at {time}.',
  sayMembers:
    'Members{club, select, empty {} other { of {club}}} sign up {n, plural, one {# day} other {# days}} ahead from {time}, others {later, plural, one {# day} other {# days}} later.',
  sayDay: 'At most {n, plural, one {# session} other {# sessions}} a day, waitlists included.',
  sayWeek:
    'At most {n, plural, one {# session} other {# sessions}} a week from Monday to Sunday, waitlists included.',
  sayWaitlist: 'One waitlist a day.',
  sayRemind:
    'From {n, plural, one {# missed session} other {# missed sessions}} in 60 days on, a reminder before sign-up.',
  sayLast:
    'From {n, plural, one {# missed session} other {# missed sessions}} in 60 days on, others go first until 24 hours before.',
  sayPause:
    'From {n, plural, one {# missed session} other {# missed sessions}} in 60 days on, sign-ups pause for {days, plural, one {# day} other {# days}}.',
  appeals: 'Asking to be let off',
  missed: '{n, plural, one {# missed session} other {# missed sessions}}',
  reason: 'Your answer to {player}',
  reasonHint: 'They read it, and it’s kept in the log.',
  reasonMissing: 'Write a sentence, so that they know why.',
  lift: 'Let them off',
  keep: 'Leave it',
  answered: 'Answer sent.',
} as const

export const houseAskedTexts = {
  opens: 'House rules: opens to you {when}',
  paused: 'House rules: your sign-ups are paused until {when}',
  day: 'House rules: at most {n} a day. {next, select, none {Pick another day, or cancel one.} other {Your next one can be on {next}, or cancel one.}}',
  week: 'House rules: at most {n} a week. {next, select, none {Pick another week, or cancel one.} other {Your next one can be on {next}, or cancel one.}}',
  waitlist: 'House rules: one waitlist a day. You’re on another.',
  leagueOnly: 'League players only',
  otherAge: 'For other ages',
  asksAge: 'Asks for your year of birth',
  partner: 'House rules: your partner can’t sign up yet. They see why here.',
  last: 'You missed {n, plural, one {# session} other {# sessions}} in 60 days, so others go first until {when}.',
  missed:
    'You missed {n, plural, one {# session} other {# sessions}} in 60 days. Please come, or cancel in time.',
  appeal: 'Ask to be let off',
  appealText: 'What should they know?',
  appealHint: 'Those who keep the house rules read it.',
  appealMissing: 'Write a sentence first.',
  send: 'Send',
  sent: 'Sent. They’ll let you know.',
} as const

export const houseRecordTexts = {
  title: 'How often you came',
  lead: 'Only you see this, and organizers at venues with rules about missed sessions. It covers the last 60 days.',
  came: 'Came {came} of {sessions}',
  fact: 'came {came} of {sessions}',
} as const
