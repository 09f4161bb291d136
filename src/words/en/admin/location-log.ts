export const logActionTexts = {
  'location-edited': '{actor} edited the venue',
  'location-hidden': '{actor} hid the venue from lists',
  'location-shown': '{actor} put the venue back on lists',
  'photo-changed': '{actor} changed the photo',
  'admin-invited': '{actor} invited {player} to become an admin',
  'admin-accepted': '{actor} became an admin, invited by {player}',
  'admin-left': '{actor} stopped being an admin',
  'event-edited': '{actor} edited {event}',
  'event-cancelled': '{actor} cancelled {event}',
  'event-deleted': '{actor} deleted {event}',
  'event-day-status':
    '{state, select, planned {{actor} said {event} is on as planned} watching {{actor} said {event} is in doubt} delayed {{actor} said {event} is delayed to {until}} off {{actor} said {event} is off for the day} other {}}',
  'venue-day-status':
    '{state, select, planned {{actor} said the venue is on as planned} watching {{actor} said the venue is watching} delayed {{actor} said the venue starts later, at {until}} off {{actor} said the venue is off for the day} other {}}',
  'event-ranked': '{actor} ranked {event}',
  'event-unranked': '{actor} made {event} unranked',
  'player-added': '{actor} added {player} to {event}',
  'player-removed': '{actor} removed {player} from {event}',
  'player-moved':
    '{detail, select, waiting {{actor} moved {player} to the waitlist of {event}} other {{actor} moved {player} into {event}}}',
  'event-drawn': '{actor} ran the draw for {event}',
  'players-swapped': '{actor} swapped {player} and {other} at {event}',
  'player-checked-in':
    '{detail, select, here {{actor} checked {player} in at {event}} noShow {{actor} marked {player} a no-show at {event}} other {{actor} undid {player}’s check-in at {event}}}',
  'match-list-changed': '{actor} changed the match list of {event}',
  'score-decided':
    '{detail, select, empty {{actor} set a result at {event}} other {{actor} set a score at {event}: {detail}}}',
  'report-dismissed':
    '{actor} dismissed a report about {detail, select, player {a player} message {a message} photo {a photo} club {a club} location {this venue} media {a link} other {{detail}}}',
  'report-removed':
    '{actor} removed {detail, select, player {a player} message {a message} photo {a photo} club {a club} location {this venue} media {a link} other {{detail}}}{player, select, empty {} other { of {player}}} after a report',
  'media-removed': '{actor} removed a link of {player}',
  'suggestion-applied': '{actor} applied what {player} suggested',
  'suggestion-dismissed': '{actor} dismissed a suggestion',
  'screen-added': '{actor} added the screen “{detail}”',
  'screen-removed': '{actor} removed the screen “{detail}”',
  'house-rules-changed': '{actor} changed the house rules',
  'house-lifted': '{actor} let {player} off what they missed',
  'house-kept': '{actor} answered an appeal of {player} with no',
} as const

/** `failed` is the spec's exact text. */
export const logTexts = {
  title: 'Log',
  lead: 'Everything admins do here as admins. What is logged can’t be changed or removed.',
  loading: 'Loading the log…',
  failed: 'could not get data',
  empty: 'Nothing yet',
  emptyText: 'Edits, new admins, and changes admins make to other people’s events show up here.',
  somebody: 'A player who left',
  anEvent: 'an event',
  reason: '“{reason}”',
} as const
