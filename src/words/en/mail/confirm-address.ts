export const confirmAddressTexts = {
  title: 'Is this your account?',
  ask: 'Confirm that {email} belongs to your {app} account. Then we can tell you when a game is canceled or a place opens.',
  askOf:
    'Confirm that {email} belongs to you, the player {player}. Then we can tell you when a game is canceled or a place opens.',
  button: 'Yes, confirm my address',
  notYou: 'Not you? Just close this page. Nothing changes.',
  done: 'Address confirmed',
  doneText: '{email} is confirmed. You’ll hear from us when it matters.',
  back: 'Go back to where you were signed in, or open {app} here.',
  open: 'Open {app}',
  badTitle: 'This link doesn’t work anymore',
  bad: 'It was used already, or it’s older than one day. You can send another e-mail from the settings.',
} as const
