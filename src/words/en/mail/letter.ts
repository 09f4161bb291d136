// Words around a player's message to the operator, in the player's language.
export const letterTexts = {
  subject: '{app} message {number}: {topic}',
  from: '{player} writes:',
  toAnswer: 'Reply by e-mail',
  answer: 'Reply to this address: {address}',
  unproved: 'The account names this address, which no one has confirmed yet: {address}',
  noAddress: 'The account has no address. Reply with a message in the app.',
} as const

export const letterTopicTexts = {
  question: 'question',
  problem: 'something doesn’t work',
  idea: 'idea',
  account: 'account and sign-in',
  player: 'a player or venue',
  privacy: 'privacy',
} as const
