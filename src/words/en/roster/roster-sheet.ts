// Words of the roster on paper and in a file.
export const rosterSheetTexts = {
  number: 'No.',
  name: 'Name',
  level: 'Level',
  guests: 'Guests',
  partner: 'Partner',
  place: 'Place',
  attendance: 'Attendance',
  playing: 'Playing',
  waiting: 'Waitlist',
  here: 'Here',
  noShow: 'No-show',
  players: 'Players ({n})',
  waitlist: 'Waitlist ({n})',
  print: 'Print',
  nobody: 'No one yet',
  extra: 'Who else came',
} as const
