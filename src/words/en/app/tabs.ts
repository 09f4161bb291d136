// Words of the tab bar on phones; single words matching the menu.
export const tabTexts = {
  title: 'Main places',
  calendar: 'Calendar',
  find: 'Find',
  myEvents: 'My events',
  community: 'Community',
  messages: 'Messages',
  unread: '{n, plural, one {# unread message} other {# unread messages}}',
} as const
