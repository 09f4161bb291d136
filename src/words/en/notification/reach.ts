// Words about being reached with the app closed: the prompt after the first sign-up, the reminder,
// and the address confirmation code.
export const reachTexts = {
  title: 'How should we reach you?',
  lead: 'For when a game is canceled or a place opens. You can change this in the settings.',
  device: 'This device',
  deviceHint: 'Push messages, right away.',
  turnOn: 'Turn on',
  isOn: 'On',
  blocked: 'Your browser blocks notifications from this site. You can allow them in its settings.',
  dismissed: 'Your browser asked and you didn’t answer.',
  failed: 'That didn’t work here. E-mail does.',
  unsupported: 'This browser can’t show notifications. E-mail works everywhere.',
  install: 'On an iPhone or iPad, notifications come once {app} is on your home screen.',
  mail: 'E-mail',
  noAddress: 'You haven’t added an address.',
  addAddress: 'Add an address',
  sendCode: 'Send me a code',
  calendar: 'Calendar',
  calendarHint: 'Your games in your own calendar, always up to date.',
  openCalendar: 'Set up',
  bannerTitle: 'You won’t hear from us when a game changes',
  bannerConfirm: 'Your e-mail address isn’t confirmed, and push is off.',
  bannerAdd: 'You have no e-mail address here, and push is off.',
  bannerRefusedTitle: 'Our e-mails don’t reach you',
  bannerRefused:
    'E-mails to {address} were returned or marked as spam, so we send nothing more there.',
  checkAddress: 'Check the address',
  confirm: 'Confirm address',
  later: 'Not today',
} as const

export const mailCodeTexts = {
  code: 'Code from the e-mail',
  badCode: 'The code has six digits.',
} as const

export const addressCodeTexts = {
  hint: 'Six digits. Or tap the button in the e-mail, on any device.',
  confirm: 'Confirm',
} as const

export const unreachedTexts = {
  unreached: 'No notifications outside the app',
  some: '{all, plural, one {# player} other {# players}}, {n, plural, one {# can’t be reached} other {# can’t be reached}} outside the app. Copy the text and send it to them another way.',
  copy: 'Copy the text',
  copied: 'Copied',
  noMail:
    'This server doesn’t send e-mails yet. Only players with push messages hear from you outside the app.',
} as const
