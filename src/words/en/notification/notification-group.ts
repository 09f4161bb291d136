// Names and contents of notification groups, shared by settings, e-mails and the unsubscribe page.
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
