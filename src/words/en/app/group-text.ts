// Words of a text for a group chat: an event, its rounds, its results, a league.
export const groupTexts = {
  places: '{taken} of {all}, {left} left',
  full: '{taken} of {all}, full',
  waitlist: 'Waitlist',
  guestOf: '{name}’s guest',
  cancelled: 'CANCELLED',
  round: 'R{n}',
  court: 'C{n}',
  with: '+',
  versus: 'v',
  sitting: '{round} out: {names}',
} as const
