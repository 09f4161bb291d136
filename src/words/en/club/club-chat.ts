export const clubChatTexts = {
  title: 'Club chat',
  lead: 'Everyone in this club can read it.',
  removeText: 'Its words disappear for everyone. That a message was here stays.',
  hear: 'Tell me about new messages',
} as const
