// Words for inviting a player to become an admin; the English is the spec's exact text.
export const inviteAdminTexts = {
  title: 'Invite as admin',
  send: 'Send invitation',
  at: 'Invite as admin at {location}',
  question: 'Send {player} an invitation to become an admin at {location}?',
  sent: 'An admin invitation has been sent to {player} via in-App messages.',
} as const
