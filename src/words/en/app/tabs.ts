// Words of the bar at the bottom of a phone; the places are named as in the menu, in one word.
export const tabTexts = {
  title: 'Main places',
  calendar: 'Calendar',
  find: 'Find',
  myEvents: 'My events',
  community: 'Community',
  messages: 'Messages',
  unread: '{n, plural, one {# unread message} other {# unread messages}}',
} as const
