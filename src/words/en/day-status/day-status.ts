export const dayChipTexts = {
  chip: '{state, select, planned {As planned} watching {Watching} delayed {Delayed to {until}} off {Off} other {}}',
  weather: '{degrees}, {rain} rain at {time}',
  weatherLabel: 'Weather:',
  nextWord: 'Next word at {time}',
  atVenue: 'Said by the venue',
} as const

export const dayStatusTexts = {
  title: 'Status of the day',
  titleOn: 'Status · {day}',
  eventLead: 'Players hear of it at once. They keep their places.',
  venueLead: 'For all courts and all events of that day. Everyone in them hears of it once.',
  until: 'New start',
  note: 'Sentence',
  noteHint: 'Courts are wet, we’ll look again soon.',
  nextWord: 'Next word at',
  today: 'Today',
  tomorrow: 'Tomorrow',
  told: 'Saved. Players get an alert.',
  shown: 'Saved. It shows on the event, but no one gets an alert.',
} as const
