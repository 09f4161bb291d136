export const claimLinkTexts = {
  title: 'Take your games along?',
  text: 'You opened a personal link. Everything played and promised with it moves to your account: places, games, scores. Only do this if the link is yours.',
  noted:
    '{sender} has you as {name} in a list, with your address and {n, plural, =0 {no event} one {# event} other {# events}}. Take it into your account: places, games, scores.',
  confirm: 'Move it to my account',
  cancel: 'Not mine',
  asked: 'We asked the organizer whether this is you. You’ll get a notification.',
  codeHint: 'We sent six digits to the address this link was sent to. It works for 30 minutes.',
  done: 'Done. It’s all in your account now.',
} as const
