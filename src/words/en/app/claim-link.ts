// Making the contact of a personal link one's account.
export const claimLinkTexts = {
  title: 'Take your games along?',
  text: 'You opened a personal link. Everything played and promised with it moves to your account: places, games, scores. Only do this if the link is yours.',
  confirm: 'Move it to my account',
  cancel: 'Not mine',
  otherTitle: 'Is this your address?',
  otherConfirm: 'Yes, it’s mine',
  done: 'Done. It’s all in your account now.',
} as const
