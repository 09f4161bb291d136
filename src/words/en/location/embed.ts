export const embedTexts = {
  title: 'On your own site',
  text: 'The public events of the next two weeks, live, in a frame on the site of your club or town. Private events never show.',
  allow: 'Other sites may show this calendar',
  allowDetail: 'Anyone can put it on a page while this is on.',
  snippet: 'Copy this into your page',
  copy: 'Copy',
  copied: 'Code copied',
  copyFailed: 'Copying didn’t work here. Select the code and copy it yourself.',
  look: 'See how it looks',
  frameTitle: 'Pickleball at {name}',
  hiddenVenue: 'This venue is hidden from lists, so nothing shows until it’s back.',
  clubTitle: 'On your own site and calendar',
  clubText:
    'The club’s next public sessions, live. Both end when the club gets another link or is hidden.',
  subscribe: 'Subscribe to the calendar',
  clubFrameTitle: 'Pickleball with {name}',
} as const

export const weekTexts = {
  time: 'Time',
  event: 'Event',
  level: 'Level',
  places: 'Places',
  none: 'Nothing is planned for these seven days.',
  all: 'All',
  levels:
    '{to, select, empty {{from}+} other {{from, select, empty {up to {to}} other {{from}–{to}}}}}',
  scan: 'Scan for the whole calendar',
} as const
