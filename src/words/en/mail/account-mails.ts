export const resetMailTexts = {
  subject: 'Choose a new password for {app}',
  greeting: 'Hello,',
  paragraphs: [
    'Someone asked for a new password for the {app} account with this e-mail address. If it was you, choose one here:',
  ],
  button: 'Choose a new password',
  after: [
    'The link works once, for 10 minutes. Afterwards all your devices are signed out.',
    'If it wasn’t you, there’s nothing to do: your password stays the same.',
  ],
  signature: 'See you on the court. {app}',
} as const

export const existingAccountMailTexts = {
  subject: 'You already have a {app} account',
  greeting: 'Hello,',
  paragraphs: [
    'Someone tried to register at {app} with this e-mail address, which already has an account. If it was you, simply sign in:',
  ],
  button: 'Sign in',
  after: [
    'Forgot the password? The sign-in screen sends you a link to choose a new one.',
    'If it wasn’t you, there’s nothing to do: nothing was changed.',
  ],
  signature: 'See you on the court. {app}',
} as const

export const signInLinkMailTexts = {
  subject: 'Your link to sign in to {app}',
  greeting: 'Hello,',
  paragraphs: [
    'Someone asked to sign in to {app} with this e-mail address. If it was you, continue here:',
  ],
  button: 'Sign in',
  code: 'Or type this code where you asked for it, such as in the app on your home screen:',
  after: [
    'Each works once, for 30 minutes. If you don’t have an account yet, signing in creates one.',
    'If this address was never confirmed before, signing in confirms it. A password set before then no longer works; you can choose a new one in the settings.',
    'If it wasn’t you, there’s nothing to do. Don’t pass the code on.',
  ],
  signature: 'See you on the court. {app}',
} as const

export const verifyAddressMailTexts = {
  subject: 'Confirm your address for {app}',
  greeting: 'Hello,',
  paragraphs: [
    'Please confirm that this is the e-mail address of your {app} account. It works on any device:',
  ],
  button: 'Confirm my address',
  code: 'Or type this code in {app} within 30 minutes:',
  after: [
    'The link works once, for one day.',
    'If this wasn’t you, ignore this e-mail. Someone probably mistyped their address.',
  ],
  signature: 'See you on the court. {app}',
} as const

export const leaveAddressMailTexts = {
  subject: 'Another address for your {app} account?',
  greeting: 'Hello,',
  paragraphs: [
    'You asked to use another e-mail address for your {app} account. Confirm it here, where you’re signed in. Then we’ll e-mail the new address:',
  ],
  button: 'Yes, change it',
  after: [
    'The link works once, for one day.',
    'If it wasn’t you, don’t open the link. Change your password, and sign out other devices in the settings.',
  ],
  signature: 'See you on the court. {app}',
} as const

export const enterAddressMailTexts = {
  subject: 'Confirm your new address for {app}',
  greeting: 'Hello,',
  paragraphs: [
    'Use this e-mail address for your {app} account from now on? Confirm it here, on any device:',
  ],
  button: 'Use this address',
  code: 'Or type this code in {app} within 30 minutes:',
  after: [
    'The link works once, for one day.',
    'If this wasn’t you, ignore this e-mail. Someone probably mistyped their address.',
  ],
  signature: 'See you on the court. {app}',
} as const

export const wrongPasswordsMailTexts = {
  subject: 'Someone tried to sign in to your {app} account',
  greeting: 'Hello,',
  paragraphs: [
    'Someone tried {guesses} wrong passwords for the {app} account with this e-mail address. They didn’t get in.',
    'If it was you, use the link that the sign-in screen e-mails you. It works whatever your password is.',
    'If it wasn’t you, you don’t have to do anything. From now on every further guess has to wait longer. Do you use the same password somewhere else? Then choose a new one:',
  ],
  button: 'Change my password',
  after: ['The devices you already use aren’t slowed down. We send this at most once a day.'],
  signature: 'See you on the court. {app}',
} as const

export const passwordChangedMailTexts = {
  subject: 'Your {app} password was changed',
  greeting: 'Hello,',
  paragraphs: [
    'The password of your {app} account was changed just now. Everything else that was signed in has been signed out.',
    'If it was you, there’s nothing to do. If it wasn’t, choose a new password right away:',
  ],
  button: 'Choose a new password',
  after: [
    'Push notifications on other devices and the link of your calendar were turned off too. You can turn them on again in the settings.',
  ],
  signature: 'See you on the court. {app}',
} as const

export const secondFactorOnMailTexts = {
  subject: 'Your {app} account now asks for a code',
  greeting: 'Hello,',
  paragraphs: [
    'From now on you need a code from your authenticator app to sign in to your {app} account. Keep your recovery codes somewhere safe: they let you in if your phone is lost.',
  ],
  button: 'Open the settings',
  after: [
    'If it wasn’t you, turn it off there, change your password and sign out your other devices.',
  ],
  signature: 'See you on the court. {app}',
} as const

export const secondFactorOffMailTexts = {
  subject: 'Your {app} account no longer asks for a code',
  greeting: 'Hello,',
  paragraphs: [
    'You no longer need a code from your authenticator app to sign in to your {app} account. Someone who was signed in turned that off.',
  ],
  button: 'Open the settings',
  after: [
    'If it wasn’t you, change your password, sign out your other devices and turn it on again.',
  ],
  signature: 'See you on the court. {app}',
} as const

export const claimCodeMailTexts = {
  subject: 'Your code for taking your games along',
  greeting: 'Hello,',
  paragraphs: [
    'Someone opened your personal link on {app} and wants to move what you played to an account. If it’s your account, type the code below there.',
  ],
  button: 'Open {app}',
  code: 'This code works for 30 minutes:',
  after: ['If it wasn’t you, don’t pass the code on. Nothing moves without it.'],
  signature: 'See you on the court. {app}',
} as const

export const clubEndedMailTexts = {
  subject: 'The club {club} was deleted',
  greeting: 'Hi {name},',
  text: 'The club {club} was deleted, and you were on its list. Your places in its upcoming events are cancelled, your personal link no longer works, and what was noted about you is gone.',
  button: 'Find other games',
  after: 'There’s nothing you need to do.',
  signature: 'See you on the court. {app}',
} as const

export const claimedMailTexts = {
  subject: 'Your games moved to a {app} account',
  greeting: 'Hello,',
  paragraphs: [
    'What you played with your personal link is in an account now, and the link no longer works. If it wasn’t you, take it back within 14 days:',
  ],
  button: 'It wasn’t me',
  after: ['If it was you, there’s nothing to do.'],
  signature: 'See you on the court. {app}',
} as const

export const noAccountMailTexts = {
  subject: 'There’s no {app} account with this address',
  greeting: 'Hello,',
  paragraphs: [
    'Someone asked to sign in to {app} with this e-mail address, which has no account. New accounts aren’t open to everyone here. This page says how to get one:',
  ],
  button: 'How to join',
  after: [
    'Do you have an account with another address? Sign in with that one.',
    'If it wasn’t you, there’s nothing to do.',
  ],
  signature: 'See you on the court. {app}',
} as const

export const invitedMailTexts = {
  subject: 'You’re invited to {app}',
  greeting: 'Hello,',
  paragraphs: [
    'The people who run {app} let you in. Create your account with this e-mail address here:',
  ],
  button: 'Create my account',
  after: [
    'The link makes one account, and works for two weeks.',
    'If you don’t want an account, there’s nothing to do.',
  ],
  signature: 'See you on the court. {app}',
} as const

export const backupFailedMailTexts = {
  subject: 'The last backup of {app} failed or is old',
  greeting: 'Hello,',
  paragraphs: [
    'You run {app}. If its disk were lost today, more than a day would be gone with it. This page says what went wrong:',
  ],
  button: 'See the backups',
  after: ['It’s tried again every hour. You get this once a day until a backup is good.'],
  signature: 'See you on the court. {app}',
} as const

export const backupKeyMailTexts = {
  subject: 'The key of {app}’s backups was changed',
  greeting: 'Hello,',
  paragraphs: [
    'An owner of {app} changed the key that backups are encrypted with, or turned it off. Backups from now on open with the new key only; older ones with theirs. This page shows it:',
  ],
  button: 'See the backups',
  after: [
    'If no one of you did it, someone has an owner’s account. Sign that person out in the console, set a key of yours, and make a backup.',
  ],
  signature: 'See you on the court. {app}',
} as const

export const testMailTexts = {
  subject: 'Test from {app}',
  greeting: 'Hello,',
  paragraphs: ['Your server sends e-mail. Type the code below in its setup to prove it.'],
  button: 'Open the setup',
  code: 'This code works for 30 minutes:',
  after: ['If you don’t run this server, there’s nothing to do.'],
  signature: 'See you on the court. {app}',
} as const
