export const inviteTexts = {
  title: 'You’re almost in',
  lead: 'We’ll e-mail you a link. No password needed.',
  send: 'Send me a link',
  sentText:
    'Open it in any browser, on any device: it brings you back to this event. It works for 30 minutes.',
  sentAlone: 'Use either one on this device: your games come along. They work for 30 minutes.',
  usePassword: 'Use a password',
  agreeStart: 'By continuing you accept the',
  agreeAnd: 'and confirm that you’ve read the',
  linkLead: 'Your link works. Next, your name and your level.',
  linkGo: 'Continue',
} as const
