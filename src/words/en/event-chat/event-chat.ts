export const eventChatTexts = {
  title: 'Event chat',
  lead: 'Everyone in this event can read it.',
  removeText: 'It disappears for everyone.',
} as const
