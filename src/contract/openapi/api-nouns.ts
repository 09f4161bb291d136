// The nouns that group the names of the API, in the order of its page.
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
