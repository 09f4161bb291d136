// The names of what can change. A write invalidates topics after its commit; live queries say which they
// depend on.

export const topics = {
  /** The event's fields, status or roster. */
  event: (eventId: string) => `event:${eventId}`,
  /** The roster of the event, as cards of it in lists of its players tell. */
  roster: (eventId: string) => `roster:${eventId}`,
  /** The chat of the event. */
  eventChat: (eventId: string) => `event-chat:${eventId}`,
  /** What a player has read of the chats of events and clubs, and which of clubs they muted. */
  chatsRead: (playerId: string) => `chats-read:${playerId}`,
  /** Whether the players of the event are reached. */
  eventReach: (eventId: string) => `event-reach:${eventId}`,
  /** The players that the event asked, their answers, and reminders. */
  invitees: (eventId: string) => `invitees:${eventId}`,
  /** Whether the event asked a player, and their Out. */
  invitation: (eventId: string, playerId: string) => `invitation:${eventId}:${playerId}`,
  /** The price of an event or a league, and what was said about payments; by its id. */
  payments: (subjectId: string) => `payments:${subjectId}`,
  /** Where a player takes money. */
  payTo: (playerId: string) => `pay-to:${playerId}`,
  /** The entries that a player holds in purses of clubs. */
  purse: (playerId: string) => `purse:${playerId}`,
  /** The entries that all members of a club hold. */
  clubPurse: (locationId: string, slug: string) => `club-purse:${locationId}:${slug}`,
  /** The viewers of the event: its invitation, status, organizer. */
  eventAccess: (eventId: string) => `event-access:${eventId}`,
  /** The dates of a series, and what may be seen of each. */
  series: (seriesId: string) => `series:${seriesId}`,
  /** The templates of a player. */
  templates: (playerId: string) => `templates:${playerId}`,
  /** The match list of an event: its players, matches and scores. */
  matchList: (eventId: string) => `match-list:${eventId}`,
  /** The live queue of an event: its courts and its line. */
  queue: (eventId: string) => `queue:${eventId}`,
  /** How people checked themselves in, and whether the event takes it. */
  checkIns: (eventId: string) => `check-ins:${eventId}`,
  /** A screen of a venue, by the hash of its secret: what is chosen for it, or that it is none. */
  screen: (secretHash: string) => `screen:${secretHash}`,
  /** The screens of a venue, as its admins see them. */
  screensAt: (locationId: string) => `screens-at:${locationId}`,
  /** A match list as its public link shows it, or that the link is dead. */
  watch: (watchKey: string) => `watch:${watchKey}`,
  /** The scores of an event that are counted now. */
  runningScores: (eventId: string) => `running-scores:${eventId}`,
  /** The same as the public link of its match list shows them. */
  watchedScores: (watchKey: string) => `watched-scores:${watchKey}`,
  /** A league: its fields, members, game days and what was played on them. */
  league: (leagueSeriesId: string) => `league:${leagueSeriesId}`,
  /** The viewers of the league: its state, invitation and members. */
  leagueAccess: (leagueSeriesId: string) => `league-access:${leagueSeriesId}`,
  /** The leagues of a venue as its list shows them. */
  leaguesAt: (locationId: string) => `leagues-at:${locationId}`,
  /** A tournament: its fields, its divisions with their rosters, its matches and its plan. */
  tournament: (tournamentId: string) => `tournament:${tournamentId}`,
  /** The tournaments of a venue as its list shows them. */
  tournamentsAt: (locationId: string) => `tournaments-at:${locationId}`,
  /** The players looking for a partner in an event. */
  partners: (eventId: string) => `partners:${eventId}`,
  /** A player's team in an event, and the requests for it. */
  team: (eventId: string, playerId: string) => `team:${eventId}:${playerId}`,
  /** Whether a player has a calendar feed. */
  calendarFeed: (playerId: string) => `calendar-feed:${playerId}`,
  /** The number of events a day at a venue. */
  calendar: (locationId: string) => `calendar:${locationId}`,
  /** Anything an event list of a venue shows, rosters included. */
  eventsAt: (locationId: string) => `events-at:${locationId}`,
  /** The events a player is in or organizes; what others do in one of them is `roster`. */
  eventsOf: (playerId: string) => `events-of:${playerId}`,
  /** The active players of a venue, its admins, and the clubs there: its player list. */
  playersAt: (locationId: string) => `players-at:${locationId}`,
  location: (locationId: string) => `location:${locationId}`,
  /** Any venue as the list of all of them shows it. */
  locations: () => 'locations',
  /** Which venues turned out to be another one. */
  mergedLocations: () => 'merged-locations',
  /** The signed-in person: onboarding, own record, badges, active venues. */
  user: (userId: string) => `user:${userId}`,
  /** The ratings of a player, and how they came about. */
  rating: (playerId: string) => `rating:${playerId}`,
  /** A player's public record. */
  player: (playerId: string) => `player:${playerId}`,
  /** A player's accounts in the ledger, and the pass. */
  ledger: (playerId: string) => `ledger:${playerId}`,
  alerts: (playerId: string) => `alerts:${playerId}`,
  /** What a player chose about notifications, their devices, and what became of what was sent. */
  notifications: (playerId: string) => `notifications:${playerId}`,
  /** Files of photos wait to be removed. */
  photoRemovals: () => 'photo-removals',
  /** Something waits to be sent. */
  deliveries: () => 'deliveries',
  messages: (playerId: string) => `messages:${playerId}`,
  /** One thread of a player: both ends of a message are invalidated. */
  thread: (playerId: string, counterpartId: string) => `thread:${playerId}:${counterpartId}`,
  /**
   * A player's friends, favorites, club memberships and blocks, in both directions: the marked
   * player is invalidated as well as the marking one.
   */
  relations: (playerId: string) => `relations:${playerId}`,
  club: (locationId: string, slug: string) => `club:${locationId}:${slug}`,
  /** The contacts of a keeper: a player, or a venue with or without a club; '' for what it isn't. */
  contacts: (keeperId: string, locationId: string, slug: string) =>
    `contacts:${keeperId}:${locationId}:${slug}`,
  /** The notices of a club. */
  clubNotices: (locationId: string, slug: string) => `club-notices:${locationId}:${slug}`,
  /** The chat of a club. */
  clubChat: (locationId: string, slug: string) => `club-chat:${locationId}:${slug}`,
  /** The polls of a club, and how many chose each answer. */
  clubPolls: (locationId: string, slug: string) => `club-polls:${locationId}:${slug}`,
  /** What a player answered to polls of clubs. */
  pollVotes: (playerId: string) => `poll-votes:${playerId}`,
  /** How many have read each notice of a club. */
  noticeReads: (locationId: string, slug: string) => `notice-reads:${locationId}:${slug}`,
  /** The notices of clubs that a player has read. */
  noticesRead: (playerId: string) => `notices-read:${playerId}`,
  /** Clubs a player owns, is in or is invited to. */
  clubsOf: (playerId: string) => `clubs-of:${playerId}`,
  /** The log, the open reports and the open suggestions of a venue. */
  order: (locationId: string) => `order:${locationId}`,
  /** The videos and posts linked at a venue. */
  media: (locationId: string) => `media:${locationId}`,
  /** The totals of a place: a venue, or '' for everywhere. */
  leaderboard: (locationId: string) => `leaderboard:${locationId}`,
  /** All boards at once: a day has gone by. */
  leaderboards: () => 'leaderboards',
  /** The sessions of a user: some were ended. */
  sessions: (userId: string) => `sessions:${userId}`,
  version: () => 'version',
  ppGlobals: () => 'pp-globals',
}
