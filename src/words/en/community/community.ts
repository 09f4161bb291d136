export const communityTexts = {
  title: 'Community',
  venue: 'Venue',
  views: 'Players or clubs',
  players: 'Players',
  clubs: 'Clubs',
  find: 'Find a player',
  leaderboard: 'Leaderboard',
  loading: 'Loading players…',
  failed: 'The players couldn’t be loaded.',
  notFound: 'This venue no longer exists.',
  findVenues: 'Find venues',
  all: '{n, plural, one {# player} other {# players}}',
  friends: '{n, plural, one {# friend} other {# friends}}',
  favorites: '{n, plural, one {# favorite} other {# favorites}}',
  admins: '{n, plural, one {# admin} other {# admins}}',
  showAll: 'Show all',
  hiddenNote: '*Some profiles are hidden',
  waitForPlayers: 'Please wait for players to load before applying a filter.',
  pages: 'Pages',
  page: 'Page {page} of {pages}',
} as const

export const playerTableTexts = {
  player: 'Player',
  skill: 'Skill',
  message: 'Message',
  unknownSkill: '???',
  you: 'You',
  admin: 'Admin',
  messageTo: 'Message {name}',
  friendOf: 'Friend: {name}',
  favoriteOf: 'Favorite: {name}',
  waits: 'waiting for the connection',
  onlyFriends: 'Only friends',
  onlyFavorites: 'Only favorites',
  onlyAdmins: 'Only admins',
} as const

export const finderTexts = {
  title: 'Find a player',
} as const

export const noPlayersTexts = {
  nobody: 'No one here yet',
  nobodyText:
    'Bring the people you play with: anyone who registers with your link starts at this venue.',
  invite: 'Invite players',
  friends: 'No friends here yet',
  friendsText: 'Tap the person beside a name to mark a friend.',
  favorites: 'No favorites here yet',
  favoritesText: 'Tap the star beside a name to mark a favorite.',
  admins: 'This venue has no admin yet',
  adminsText: 'Admins look after its page and appoint others.',
  showAll: 'Show all players',
  share: 'Invite players',
} as const
