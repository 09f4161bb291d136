// Words of the alerts screen; alerts themselves are in alert-kind.ts.
/** `failed` is the spec's exact text. */
export const alertsTexts = {
  title: 'Alerts',
  ofDay: 'Alerts, {day}',
  loading: 'Loading alerts…',
  moreDays: '{n} more',
  unread: 'Unread: ',
  failed: 'could not get data',
  empty: 'All quiet',
  emptyText: 'When something changes in your events, you’ll see it here first.',
  find: 'Find an event',
  newestOnly: 'These are the newest {n} alerts.',
} as const
