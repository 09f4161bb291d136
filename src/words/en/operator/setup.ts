export const serverSetupTexts = {
  title: 'Set up this server',
  lead: 'You’ll be its owner. Make your account first; then give the server a name, test its e-mail and invite people.',
  register: 'Make an account',
  signIn: 'I have an account',
  looking: 'Checking your link',
  gone: 'This link doesn’t work anymore',
  goneText:
    'It works once, and for a day. Start the server again for another one, or ask its owner for a role.',
} as const
