// Words about waiting calls, and about those refused on arrival, by call name. `about` is the
// subject, a person or a thing.
export const waitingTexts = {
  asOf: 'No connection. This is as of {when}.',
  restoring: 'The server is being restored. This page continues automatically.',
  waiting: '{n, plural, one {# change waiting to send} other {# changes waiting to send}}',
  title: 'Waiting to send',
  lead: 'We’ll send each of these once, in this order. No one else sees them yet.',
  empty: 'Everything is sent.',
  giveUp: 'Give up',
  giveUpOf: 'Give up: {what}',
  signUp: 'Sign up: {about}',
  withdraw: 'Cancel: {about}',
  guests: 'Guests: {about}',
  offer: 'Answer: {about}',
  message: 'Message to {about}',
  score: 'Score: {about}',
  scoreAnswer: 'Answer to the score: {about}',
  friend: 'Friend: {about}',
  favorite: 'Favorite: {about}',
  checkIn: 'Attendance: {about}',
  letter: 'Message to the operator: {about}',
  other: '{about}',
} as const

export const refusedTexts = {
  title: 'Sent too late',
  signUp: 'Your sign-up for {about} was refused. {why} You’re not on any list.',
  withdraw: 'Your place at {about} wasn’t cancelled. {why}',
  scoreAnswer: 'Your answer to the score of {about} doesn’t count. {why}',
  offer: 'Your answer for {about} doesn’t count. {why}',
  guests: 'Your guests for {about} weren’t changed. {why}',
  friend: 'Nothing changed for {about}. {why}',
  favorite: 'Nothing changed for {about}. {why}',
  checkIn: 'Attendance for {about} wasn’t saved. {why}',
  other: '{about}: {why}',
  letter: 'Your message to the operator ({about}) wasn’t sent. {why}',
} as const
