// Words for exporting an event to a calendar or paper, and for ending it.
export const eventSharingTexts = {
  addToCalendar: 'Add to calendar',
  file: 'Calendar file (.ics)',
  google: 'Google Calendar',
  outlook: 'Outlook',
  poster: 'QR poster',
  desk: 'Check-in desk',
  rosterSheet: 'Print the roster',
  exportRoster: 'Export the roster (CSV)',
  finish: 'Finish the event',
  come: 'Come and play',
  scan: 'Scan to sign up',
  all: 'All levels',
  level: 'Level {range}',
  qr: 'QR code that leads to the sign-up',
} as const
