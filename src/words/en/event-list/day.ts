export const dayTexts = {
  back: 'Calendar',
  create: 'Create an event',
  everywhere: 'All my venues',
  loading: 'Loading events…',
  today: 'Today',
  days: 'Other days',
  earlier: 'Previous day',
  later: 'Next day',
  events: '{n, plural, one {# event} other {# events}}',
  empty: 'Nothing planned yet',
  emptyText: 'Be the one who gets people playing on {day}.',
  failed: 'Events couldn’t be loaded',
} as const
