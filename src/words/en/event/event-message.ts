export const eventMessageTexts = {
  title: 'Message players',
  to: 'To',
  all: 'All ({n})',
  playing: 'Playing ({n})',
  waiting: 'Waitlist ({n})',
  message: 'Message',
  each: 'Each player gets it from you and can reply.',
  send: '{n, plural, one {Send to # player} other {Send to # players}}',
  sent: '{n, plural, one {Sent to # player} other {Sent to # players}}',
} as const
