export const suspensionTexts = {
  title: 'Your account is suspended',
  lead: 'You can’t sign in for now.',
  reason: 'Reason: {reason}',
  until: 'Until {when}. After that you can sign in again.',
  forGood: 'The suspension has no end date.',
  appeal: 'If you think this is a mistake, write to the operator of this server.',
  write: 'Your message',
  send: 'Send message',
  sent: 'We got your message (#{number}).',
  answered: 'The answer will come by e-mail.',
  mail: 'E-mail {address}',
  back: 'Back to sign-in',
} as const
