export const signOutTexts = {
  signingOut: 'Signing out…',
  stillSignedIn: 'You’re still signed in',
  stillSignedInText: 'We couldn’t reach the server to end your session.',
  ask: 'Sign out?',
  askText: 'A link on another site brought you here. You’re still signed in.',
  signOut: 'Sign out',
} as const
