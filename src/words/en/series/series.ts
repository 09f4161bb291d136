// Words of a series on the screen of one of its events.
export const seriesTexts = {
  title: 'Series',
  weekly: 'Every {days}',
  everyWeeks: 'Every {n} weeks on {days}',
  nth: 'Date {n} of {size}',
  previous: 'Earlier date',
  next: 'Later date',
  dates: 'Dates of this series',
  showAll: '{n, plural, one {Show # date} other {Show all # dates}}',
  here: 'This one',
  cancelled: 'Cancelled',
  draft: 'Draft',
  playing: 'You’re in',
  waiting: 'Waiting',
  loading: 'Loading the series…',
} as const
