export const zoneTexts = {
  thereNow: 'It’s {time} there now.',
  correct: 'Not right?',
  title: 'The clocks of this venue',
  lead: 'The time zone follows from the location. Correct it where the clocks are wrong.',
  search: 'City or region',
  zones: 'Time zones',
  none: 'No time zone is called that. Try the largest city nearby.',
  question:
    'Set the clocks of {venue} to {zone}, where it’s {time} now? Events to come keep their days and times. If one then starts at another moment, we’ll notify everyone who signed up.',
  agree: 'Set the time zone',
  done: '{n, plural, =0 {Time zone corrected. No event starts at another moment.} one {Time zone corrected. # event starts at another moment. We’ll notify everyone who signed up.} other {Time zone corrected. # events start at another moment. We’ll notify everyone who signed up.}}',
} as const
