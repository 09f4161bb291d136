// Words that all chats share.
export const chatTexts = {
  open: 'Open the chat',
  nothing: 'No messages yet',
  nothingText: 'Say hello, or ask who brings the balls.',
  loading: 'Loading the chat…',
  unread: '{n, number} new',
  by: '{name}: {words}',
  waiting: 'Will be sent',
  sending: 'Sending',
  notSent: 'Not sent',
  removeIt: 'Remove {name}’s message',
  removeTitle: 'Remove this message?',
  removed: 'Message removed',
  unsent: '{n, plural, one {# message waiting to send} other {# messages waiting to send}}',
} as const
