// What follows for everything that refers to something when that ends or gets another name: a row
// for each way of ending, a cell for each kind of thing. A cell is what its people see afterwards,
// or why nothing of it can change.
import type { ThingKind } from '#server/manifests/table-facts.ts'

export type Untouched = { because: string }
export type Consequences = Record<ThingKind, string | Untouched>

const none = (because: string): Untouched => ({ because })
const unnamed = none('names nothing of the kind')
const byTitle = none('a team is of two players in an event, whatever that is called')
const private_ = none("it is its own player's, and nothing refers to it")
const dates = none('its dates and their states stay')

const ofClub = {
  player: unnamed,
  team: unnamed,
  feed: none('a calendar says nothing of whom an event invites'),
  'watch link': none('it shows names and scores, whoever was invited'),
}
const inEvent = {
  club: none('events name clubs, never the other way round'),
  venue: unnamed,
  player: unnamed,
  league: none('only the game days of a league are its events'),
  tournament: none('only its divisions are events of it'),
  template: none('it was copied from no event'),
}
const ofLeague = {
  club: none('leagues name clubs, never the other way round'),
  venue: unnamed,
  player: unnamed,
  event: none('no game day of it'),
  tournament: unnamed,
  series: unnamed,
  team: unnamed,
  template: none('templates are of events'),
  feed: none('no game day in it'),
  'watch link': none('no game day of it'),
}
const ofTournament = {
  club: unnamed,
  venue: unnamed,
  player: unnamed,
  event: none('no division of it'),
  league: unnamed,
  series: unnamed,
  team: unnamed,
  template: none('templates are of events'),
  invitation: none('only its divisions invite'),
  feed: none('no division in it'),
  'watch link': none('no division of it'),
}
const ownThing = {
  club: private_,
  venue: private_,
  player: private_,
  event: private_,
  league: private_,
  tournament: private_,
  series: private_,
  team: private_,
  template: private_,
  invitation: private_,
  feed: private_,
  'watch link': private_,
}
const endedClub: Consequences = {
  ...ofClub,
  club: 'none',
  venue: none('Eve has taken the name'),
  event: 'Drills at Pier for ✕Dinks, by Olga, published, with Ann Cal',
  league: 'Ladder at Pier for ✕Dinks, by Olga, registration, with Ann',
  tournament: 'none',
  series: 'published playing',
  template: 'Club night at pier for ✕Dinks',
  invitation: 'no club; league Ladder; office of Pier open; league-invited Ladder',
}
const cancelledEvent: Consequences = {
  ...inEvent,
  event: 'Drills at Pier for Dinks, by Olga, cancelled, with Ann Cal',
  series: 'cancelled playing, published',
  team: byTitle,
  invitation: unnamed,
  feed: 'Cancelled: Drills, Pier\\nNew York, CANCELLED',
  'watch link': 'none',
}
const deletedEvent: Consequences = {
  ...inEvent,
  event: 'none',
  series: 'published',
  team: 'none',
  invitation: unnamed,
  feed: 'nothing',
  'watch link': 'none',
}

/** What they see before. */
export const untouched: Record<ThingKind, string> = {
  club: 'Dinks at Pier, of Olga, with Ann Cal Olga',
  venue: 'Pier, run by Ada, clubs Dinks, 6 players',
  player: 'Olga, home Pier',
  event: 'Drills at Pier for Dinks, by Olga, published, with Ann Cal',
  league: 'Ladder at Pier for Dinks, by Olga, registration, with Ann',
  tournament: 'Summer Open at Pier for Dinks, by Olga',
  series: 'published playing, published',
  team: 'with Cal',
  template: 'Club night at pier for Dinks',
  invitation:
    'club Dinks; league Ladder; office of Pier open; club-invited Dinks, league-invited Ladder',
  feed: 'Drills, Pier\\nNew York, CONFIRMED',
  'watch link': 'Drills at Pier, with Ann Cal',
}

export const consequences: Readonly<Record<string, Consequences>> = {
  'clubs-rename': {
    ...ofClub,
    club: 'Lobs at Pier, of Olga, with Ann Cal Olga',
    venue: 'Pier, run by Ada, clubs Dinks Lobs, 6 players',
    event: 'Drills at Pier for Lobs, by Olga, published, with Ann Cal',
    league: 'Ladder at Pier for Lobs, by Olga, registration, with Ann',
    tournament: 'Summer Open at Pier for Lobs, by Olga',
    series: dates,
    template: 'Club night at pier for Lobs',
    invitation:
      'club Lobs; league Ladder; office of Pier open; club-invited Lobs, league-invited Ladder',
  },
  'clubs-delete': endedClub,
  'reports-close of a club': endedClub,
  'locations-update of the name': {
    club: 'Dinks at Quay, of Olga, with Ann Cal Olga',
    venue: 'Quay, run by Ada, clubs Dinks, 6 players',
    player: 'Olga, home Quay',
    event: 'Drills at Quay for Dinks, by Olga, published, with Ann Cal',
    league: 'Ladder at Quay for Dinks, by Olga, registration, with Ann',
    tournament: 'Summer Open at Quay for Dinks, by Olga',
    series: dates,
    team: byTitle,
    template: none('it names the venue by its id'),
    invitation:
      'club Dinks; league Ladder; office of Quay open; club-invited Dinks, league-invited Ladder',
    feed: 'Drills, Quay\\nNew York, CONFIRMED',
    'watch link': 'Drills at Quay, with Ann Cal',
  },
  'locations-update that hides': Object.fromEntries(
    Object.keys(untouched).map((kind) => [
      kind,
      none('a hidden venue is off the lists; whoever has its address, and what is there, stays'),
    ]),
  ) as Consequences,
  'venues merge': {
    club: 'Dinks-2 at Park, of Olga, with Ann Cal Olga',
    venue: 'Park, run by Ada, clubs Dinks Dinks-2, 6 players',
    player: 'Olga, home Park',
    event: 'Drills at Park for Dinks-2, by Olga, published, with Ann Cal',
    league: 'Ladder at Park for Dinks-2, by Olga, registration, with Ann',
    tournament: 'Summer Open at Park for Dinks-2, by Olga',
    series: dates,
    team: byTitle,
    template: 'Club night at park for Dinks-2',
    invitation:
      'club Dinks-2; league Ladder; office of Park open; club-invited Dinks-2, league-invited Ladder',
    feed: 'Drills, Park\\nNew York, CONFIRMED',
    'watch link': 'Drills at Park, with Ann Cal',
  },
  'account-delete of an owner': {
    club: 'Dinks at Pier, of Ann, with Ann Cal',
    venue: 'Pier, run by Ada, clubs Dinks, 5 players',
    player: 'none',
    event: ' at Pier for Dinks, by Deleted player, cancelled, with Ann Cal',
    league: 'none',
    tournament: 'none',
    series: 'cancelled playing, cancelled',
    team: none('the two are still there'),
    template: none('the club has another owner'),
    invitation: 'club Dinks; no league; office of Pier open; no alert',
    feed: 'Cancelled: Round robin · Pier, Pier\\nNew York, CANCELLED',
    'watch link': 'none',
  },
  'account-delete of a partner': {
    club: 'Dinks at Pier, of Olga, with Ann Olga',
    venue: 'Pier, run by Ada, clubs Dinks, 5 players',
    player: none('somebody else'),
    event: 'Drills at Pier for Dinks, by Olga, published, with Ann',
    league: none('was not in it'),
    tournament: none('was not in it'),
    series: dates,
    team: 'with nobody',
    template: unnamed,
    invitation: unnamed,
    feed: none('a calendar names no players'),
    'watch link': 'Drills at Pier, with Ann',
  },
  'events-update of the title': {
    ...inEvent,
    event: 'Dinking at Pier for Dinks, by Olga, published, with Ann Cal',
    series: dates,
    team: byTitle,
    invitation: unnamed,
    feed: 'Dinking, Pier\\nNew York, CONFIRMED',
    'watch link': 'Dinking at Pier, with Ann Cal',
  },
  'events-cancel': cancelledEvent,
  'events-delete': deletedEvent,
  'events-cancel of a series': { ...cancelledEvent, series: 'cancelled playing, cancelled' },
  'events-delete of a series': { ...deletedEvent, series: 'none' },
  'leagues-update of the name': {
    ...ofLeague,
    league: 'Box league at Pier for Dinks, by Olga, registration, with Ann',
    invitation:
      'club Dinks; league Box league; office of Pier open; club-invited Dinks, league-invited Ladder',
  },
  'leagues-delete': {
    ...ofLeague,
    league: 'none',
    invitation: 'club Dinks; no league; office of Pier open; club-invited Dinks',
  },
  'tournaments-update of the name': {
    ...ofTournament,
    tournament: 'Winter Open at Pier for Dinks, by Olga',
  },
  'tournaments-delete': { ...ofTournament, tournament: 'none' },
  'eventTeams-end': {
    ...ownThing,
    event: none('both stay signed up, each alone'),
    team: 'with nobody',
    feed: none('both stay signed up'),
    'watch link': none('the list has its own teams'),
  },
  'templates-rename': { ...ownThing, template: 'Drills night at pier for Dinks' },
  'templates-delete': { ...ownThing, template: 'none' },
  'clubMembers-invite taken back': {
    ...ownThing,
    invitation: 'no club; league Ladder; office of Pier open; league-invited Ladder',
  },
  'leagues-invite taken back': {
    ...ownThing,
    invitation: 'club Dinks; no league; office of Pier open; club-invited Dinks',
  },
  'messages-decline': {
    ...ownThing,
    invitation:
      'club Dinks; league Ladder; office of Pier expired; club-invited Dinks, league-invited Ladder',
  },
  'calendarFeeds-remove': { ...ownThing, feed: 'none' },
  'matchLists-setWatch off': { ...ownThing, 'watch link': 'none' },
}
