// Words of notifications that the settings, the e-mails and the page to stop them share: what each
// group is called, and what is in it.
export const notificationGroupTexts = {
  messages: 'Messages',
  requests: 'Requests',
  signups: 'Sign-ups and waitlist',
  changes: 'Event changes',
  reminders: 'Reminders',
  invitations: 'Invitations to events',
  newEvents: 'New events near me',
  matches: 'Matches and scores',
  results: 'Results and medals',
  leagues: 'Leagues',
  clubs: 'Clubs',
  rewards: 'Diamonds and tokens',
  calendar: 'Calendar invitations',
} as const
