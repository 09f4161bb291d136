// Words of the calendar.
export const calendarTexts = {
  title: 'Event Calendar',
  create: 'Create an event',
  upcoming: 'My Upcoming',
  history: 'My History',
  back: 'Back',
  forward: 'Forward',
  today: 'today',
  weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  publicEvents: '{n, plural, one {# public event} other {# public events}}',
  privateEvents: '{n, plural, one {# private event} other {# private events}}',
  mine: '{n, plural, one {you’re in one} other {you’re in {n}}}',
  myDays: 'My days',
  public: 'Public events',
  private: 'Private events',
  everywhere: 'All my venues',
} as const
