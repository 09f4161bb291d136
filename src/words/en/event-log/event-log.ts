export const eventLogTexts = {
  title: 'Activity log',
  lead: 'Every change to this event, newest first. Only its organizers see this.',
  failed: 'could not get data',
  empty: 'Nothing yet',
  emptyText: 'Changes organizers make to the event and roster show up here.',
} as const

export const eventLogActionTexts = {
  publish: '{actor} published the event',
  edit: '{actor} edited the event',
  cancel:
    '{detail, select, empty {{actor} cancelled the event} other {{actor} cancelled the event: {detail}}}',
  delete: '{actor} deleted the event',
  draw: '{actor} ran the draw',
  add: '{detail, select, pastRules {{actor} added {player}, past the house rules} other {{actor} added {player}}}',
  remove: '{actor} removed {player}',
  move: '{detail, select, waiting {{actor} moved {player} to the waitlist} other {{actor} moved {player} into the event}}',
  swap: '{actor} swapped {player} and {other}',
  'check-in':
    '{detail, select, here {{actor} checked {player} in} noShow {{actor} marked {player} as a no-show} other {{actor} undid {player}’s check-in}}',
  'late-withdraw': '{actor} cancelled late',
  'not-me': 'Someone who was added said it wasn’t them and was removed',
  'not-my-games':
    '{actor} said that {detail, select, 1 {one game} other {{detail} games}} here {detail, select, 1 {wasn’t} other {weren’t}} theirs',
  'seeker-removed': '{actor} took {player} off the list of players looking for a partner',
  'day-status':
    '{state, select, planned {{actor} said: as planned} watching {{actor} said: watching} delayed {{actor} said: delayed to {until}} off {{actor} said: off for the day} other {}}{note, select, empty {} other {. “{note}”}}',
  'venue-day-status':
    '{state, select, planned {{actor} said for the venue: as planned} watching {{actor} said for the venue: watching} delayed {{actor} said for the venue: delayed to {until}} off {{actor} said for the venue: off for the day} other {}}{note, select, empty {} other {. “{note}”}}',
  'close-results': '{actor} finished the event',
  'reopen-results': '{actor} reopened the results',
} as const
