export const eventPassTexts = {
  label: 'Your pass',
  waiting:
    '{n, selectordinal, one {#st in line} two {#nd in line} few {#rd in line} other {#th in line}}',
  place: 'place {n, number} of {max, number}',
  withGuests: '+ {n, plural, one {# guest} other {# guests}}',
  starts: 'in {time}',
  begun: 'now',
  freeUntil: 'free to cancel until {when}',
  late: 'past the time to cancel',
  offered: 'A place is free',
  answerBy: 'yes by {when}',
  movesUp: 'you move up automatically',
  promoted: 'A place opened: you’re in!',
  bring: 'Bring someone',
  changeGuests: 'Guests',
  noRoom: 'No places left for guests.',
} as const
