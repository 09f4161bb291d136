export const linkSentTexts = {
  sent: 'We’ve sent a link and a code to {email}.',
  text: 'They work for 30 minutes. Can’t find the e-mail? Look in your spam folder.',
  unsent: 'There’s a link and a code for {email}, but this server doesn’t send e-mails yet.',
  unsentText: 'Whoever runs the server finds them in its outbox folder.',
  hint: 'Six digits. Handy if the link opens in another app or browser.',
  signIn: 'Sign in',
  again: 'Send it again',
  sentAgain: 'Sent. Send it again',
  madeAgain: 'There’s a new one. Make another',
  other: 'Use another way',
} as const
