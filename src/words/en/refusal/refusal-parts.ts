// Parts of refusals: how long to wait, and when something opens again.
export const refusalPartTexts = {
  minutes: '{n, plural, one {a minute} other {# minutes}}',
  hours: '{n, plural, one {an hour} other {# hours}}',
  again: 'Try again on {when}.',
  againOnceConfirmed: 'Confirm your e-mail address first.',
  from: 'From {when} you can choose anyone.',
  fromOnceConfirmed: 'Once you confirm your e-mail address, you can choose anyone.',
} as const
