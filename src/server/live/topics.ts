// Names of what can change. A write invalidates topics after its commit; live queries declare which
// ones they depend on.

export const topics = {
  event: (eventId: string) => `event:${eventId}`,
  /** The event's roster as shown on its cards in players' lists. */
  roster: (eventId: string) => `roster:${eventId}`,
  dayStatus: (eventId: string) => `day-status:${eventId}`,
  eventChat: (eventId: string) => `event-chat:${eventId}`,
  /** A player's read positions in event and club chats, and which club chats they muted. */
  chatsRead: (playerId: string) => `chats-read:${playerId}`,
  eventReach: (eventId: string) => `event-reach:${eventId}`,
  invitees: (eventId: string) => `invitees:${eventId}`,
  invitation: (eventId: string, playerId: string) => `invitation:${eventId}:${playerId}`,
  payments: (subjectId: string) => `payments:${subjectId}`,
  payTo: (playerId: string) => `pay-to:${playerId}`,
  purse: (playerId: string) => `purse:${playerId}`,
  clubPurse: (locationId: string, slug: string) => `club-purse:${locationId}:${slug}`,
  /** Who may see the event: its invitation, status, organizer. */
  eventAccess: (eventId: string) => `event-access:${eventId}`,
  series: (seriesId: string) => `series:${seriesId}`,
  templates: (playerId: string) => `templates:${playerId}`,
  matchList: (eventId: string) => `match-list:${eventId}`,
  queue: (eventId: string) => `queue:${eventId}`,
  checkIns: (eventId: string) => `check-ins:${eventId}`,
  /** A screen by the hash of its secret: what it shows, or that it was removed. */
  screen: (secretHash: string) => `screen:${secretHash}`,
  screensAt: (locationId: string) => `screens-at:${locationId}`,
  watch: (watchKey: string) => `watch:${watchKey}`,
  runningScores: (eventId: string) => `running-scores:${eventId}`,
  watchedScores: (watchKey: string) => `watched-scores:${watchKey}`,
  league: (leagueSeriesId: string) => `league:${leagueSeriesId}`,
  leagueAccess: (leagueSeriesId: string) => `league-access:${leagueSeriesId}`,
  leaguesAt: (locationId: string) => `leagues-at:${locationId}`,
  tournament: (tournamentId: string) => `tournament:${tournamentId}`,
  /** Who may see and run the tournament: its invitation and cohosts. */
  tournamentAccess: (tournamentId: string) => `tournament-access:${tournamentId}`,
  tournamentsAt: (locationId: string) => `tournaments-at:${locationId}`,
  partners: (eventId: string) => `partners:${eventId}`,
  team: (eventId: string, playerId: string) => `team:${eventId}:${playerId}`,
  calendarFeed: (playerId: string) => `calendar-feed:${playerId}`,
  calendar: (locationId: string) => `calendar:${locationId}`,
  /** Anything an event list of a venue shows, rosters included. */
  eventsAt: (locationId: string) => `events-at:${locationId}`,
  /** The events a player is in or organizes; changes by others in one of them are `roster`. */
  eventsOf: (playerId: string) => `events-of:${playerId}`,
  /** The player list of a venue: active players, admins, and clubs. */
  playersAt: (locationId: string) => `players-at:${locationId}`,
  location: (locationId: string) => `location:${locationId}`,
  /** The name and place of a venue, for answers that show it beside their own matter. */
  venueLabel: (locationId: string) => `venue-label:${locationId}`,
  locations: () => 'locations',
  mergedLocations: () => 'merged-locations',
  branding: () => 'branding',
  backups: () => 'backups',
  /** The signed-in person: onboarding, own record, badges, active venues. */
  user: (userId: string) => `user:${userId}`,
  rating: (playerId: string) => `rating:${playerId}`,
  player: (playerId: string) => `player:${playerId}`,
  ledger: (playerId: string) => `ledger:${playerId}`,
  alerts: (playerId: string) => `alerts:${playerId}`,
  notifications: (playerId: string) => `notifications:${playerId}`,
  photoRemovals: () => 'photo-removals',
  deliveries: () => 'deliveries',
  askedJobs: () => 'asked-jobs',
  founding: () => 'founding',
  messages: (playerId: string) => `messages:${playerId}`,
  /** One thread of a player; a message invalidates both ends. */
  thread: (playerId: string, counterpartId: string) => `thread:${playerId}:${counterpartId}`,
  /**
   * A player's friends, favorites, club memberships and blocks, in both directions: the other
   * player is invalidated too.
   */
  relations: (playerId: string) => `relations:${playerId}`,
  club: (locationId: string, slug: string) => `club:${locationId}:${slug}`,
  /**
   * The contacts of a keeper: a player, or a venue with or without a club; unused arguments are ''.
   */
  contacts: (keeperId: string, locationId: string, slug: string) =>
    `contacts:${keeperId}:${locationId}:${slug}`,
  clubNotices: (locationId: string, slug: string) => `club-notices:${locationId}:${slug}`,
  clubChat: (locationId: string, slug: string) => `club-chat:${locationId}:${slug}`,
  clubPolls: (locationId: string, slug: string) => `club-polls:${locationId}:${slug}`,
  pollVotes: (playerId: string) => `poll-votes:${playerId}`,
  noticeReads: (locationId: string, slug: string) => `notice-reads:${locationId}:${slug}`,
  noticesRead: (playerId: string) => `notices-read:${playerId}`,
  clubsOf: (playerId: string) => `clubs-of:${playerId}`,
  order: (locationId: string) => `order:${locationId}`,
  media: (locationId: string) => `media:${locationId}`,
  /** The totals of a venue, or '' for everywhere. */
  leaderboard: (locationId: string) => `leaderboard:${locationId}`,
  leaderboards: () => 'leaderboards',
  sessions: (userId: string) => `sessions:${userId}`,
  version: () => 'version',
  ppGlobals: () => 'pp-globals',
}
