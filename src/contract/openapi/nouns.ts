// The nouns of the API: every name belongs to one noun, by its prefix. A prefix without a noun
// does not compile.
import type { CallName, HttpName, LiveName } from '../contract.ts'

/** The nouns in the order of the page, with what each is about. */
export const nouns = {
  'sign-in': 'Accounts, sessions and the way to being a player.',
  players: 'The own record, other players, friends, favorites, blocks and active venues.',
  venues: 'Where people play ("locations" on the wire), and who looks after them.',
  events: 'Events with their rosters and waitlists.',
  teams: 'Teams of two for doubles.',
  play: 'Match lists, matches and their scores, results, medals, ratings and leaderboards.',
  clubs: 'Clubs of a venue and their members.',
  contacts: 'People without an account, and their personal links.',
  money: 'Prices of events and leagues, who paid, and purses of clubs. Sideout moves no money.',
  agreements: 'What venues, clubs and events ask people to agree to, and the record of it.',
  leagues: 'Leagues of a venue: members, game days, standings, the ladder.',
  tournaments: 'Tournaments of a venue: divisions, the plan of a day, calls to courts.',
  passes: 'The Player Pass, tokens, diamonds, and the ledger they stand in.',
  messages: 'Conversations between players, and letters to a roster.',
  alerts: 'What a player is told about.',
  notifications: 'Where what one is told reaches one outside the app: push messages and mails.',
  reports: 'What venue admins are asked to look at.',
  photos: 'Pictures of players and venues.',
  support: 'Poppi who answers plain words, the operator of a server, and how the server does.',
  records:
    'Writing a record by its collection and id. Every row of a collection stands for another call.',
  server: 'The live wire, the version and the probes.',
} as const

export type Noun = keyof typeof nouns

type PrefixOf<Name extends string> = Name extends `${infer Prefix}-${string}` ? Prefix : Name

const nounsByPrefix: Readonly<Record<PrefixOf<CallName | HttpName | LiveName>, Noun>> = {
  account: 'sign-in',
  auth: 'sign-in',
  emails: 'sign-in',
  validations: 'sign-in',
  players: 'players',
  playerLocations: 'players',
  playerFriends: 'players',
  playerFavorites: 'players',
  getMyPlayersByIds: 'players',
  getPlayerIdsByLocationIds: 'players',
  locations: 'venues',
  suggestions: 'venues',
  locationsAdmin: 'venues',
  getLocationsByIdList: 'venues',
  events: 'events',
  eventChats: 'events',
  eventLogs: 'events',
  series: 'events',
  draws: 'events',
  templates: 'events',
  calendarFeeds: 'events',
  playerEvents: 'events',
  eventTeams: 'teams',
  partners: 'teams',
  clubs: 'clubs',
  clubMembers: 'clubs',
  contacts: 'contacts',
  links: 'contacts',
  clubNotices: 'clubs',
  clubChats: 'clubs',
  clubPolls: 'clubs',
  payments: 'money',
  purses: 'money',
  agreements: 'agreements',
  houseRules: 'venues',
  leagues: 'leagues',
  tournaments: 'tournaments',
  messages: 'messages',
  messageLast: 'messages',
  alerts: 'alerts',
  notifications: 'notifications',
  push: 'notifications',
  reports: 'reports',
  media: 'reports',
  results: 'play',
  ownActs: 'play',
  matches: 'play',
  runningScores: 'play',
  matchLists: 'play',
  queues: 'play',
  checkIns: 'play',
  screens: 'venues',
  leaderboards: 'play',
  ratings: 'play',
  playerPass: 'passes',
  ledger: 'passes',
  ppGlobals: 'passes',
  documentUpdates: 'records',
  support: 'support',
  poppi: 'support',
  version: 'server',
}

/** The noun of a call, HTTP function or live query. */
export function getNoun(name: CallName | HttpName | LiveName): Noun {
  const [prefix = name] = name.split('-')
  return nounsByPrefix[prefix as keyof typeof nounsByPrefix]
}
