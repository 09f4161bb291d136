// The help articles with their topics and screens; their words are in src/words. Poppi's server and
// the support screen search the same ones.

export const helpTopics = ['events', 'play', 'people', 'venues', 'account', 'app'] as const
export type HelpTopic = (typeof helpTopics)[number]

export type HelpPlace =
  | 'welcome'
  | 'calendar'
  | 'list'
  | 'create'
  | 'myEvents'
  | 'move'
  | 'history'
  | 'venues'
  | 'venueList'
  | 'newVenue'
  | 'community'
  | 'messages'
  | 'leaderboard'
  | 'leagues'
  | 'profile'
  | 'settings'
  | 'pass'
  | 'poppi'
  | 'contact'

type Article = { topic: HelpTopic; place: HelpPlace | null }

export const helpArticles = {
  'first-steps': { topic: 'account', place: 'profile' },
  'new-accounts': { topic: 'account', place: 'settings' },
  'find-events': { topic: 'events', place: 'calendar' },
  'sign-up': { topic: 'events', place: 'calendar' },
  waitlist: { topic: 'events', place: 'myEvents' },
  lottery: { topic: 'events', place: 'calendar' },
  cancel: { topic: 'events', place: 'myEvents' },
  guests: { topic: 'events', place: 'myEvents' },
  teams: { topic: 'events', place: 'calendar' },
  levels: { topic: 'events', place: 'profile' },
  'create-event': { topic: 'events', place: 'create' },
  'private-events': { topic: 'events', place: 'create' },
  'repeat-events': { topic: 'events', place: 'create' },
  payments: { topic: 'events', place: 'myEvents' },
  agreements: { topic: 'events', place: 'venues' },
  'house-rules': { topic: 'events', place: 'venues' },
  'day-status': { topic: 'events', place: 'myEvents' },
  'run-event': { topic: 'play', place: 'myEvents' },
  'check-in': { topic: 'play', place: 'myEvents' },
  queue: { topic: 'play', place: 'myEvents' },
  formats: { topic: 'play', place: 'create' },
  scores: { topic: 'play', place: 'myEvents' },
  disputes: { topic: 'play', place: 'myEvents' },
  ratings: { topic: 'play', place: 'history' },
  medals: { topic: 'play', place: 'history' },
  leagues: { topic: 'play', place: 'leagues' },
  tournaments: { topic: 'play', place: 'venues' },
  dupr: { topic: 'play', place: 'profile' },
  leaderboards: { topic: 'play', place: 'leaderboard' },
  messages: { topic: 'people', place: 'messages' },
  friends: { topic: 'people', place: 'community' },
  'block-report': { topic: 'people', place: 'settings' },
  'create-club': { topic: 'people', place: 'community' },
  'club-page': { topic: 'people', place: 'community' },
  'leave-club': { topic: 'people', place: 'community' },
  contacts: { topic: 'people', place: 'move' },
  'my-venues': { topic: 'venues', place: 'venues' },
  'add-venue': { topic: 'venues', place: 'newVenue' },
  'venue-admin': { topic: 'venues', place: 'venueList' },
  screens: { topic: 'venues', place: 'venues' },
  media: { topic: 'venues', place: 'venues' },
  share: { topic: 'venues', place: 'calendar' },
  'player-pass': { topic: 'account', place: 'pass' },
  diamonds: { topic: 'account', place: 'profile' },
  'sign-in': { topic: 'account', place: 'settings' },
  privacy: { topic: 'account', place: 'settings' },
  'my-data': { topic: 'account', place: 'settings' },
  'delete-account': { topic: 'account', place: 'settings' },
  photos: { topic: 'account', place: 'profile' },
  notifications: { topic: 'app', place: 'settings' },
  install: { topic: 'app', place: null },
  offline: { topic: 'app', place: null },
  'calendar-feed': { topic: 'app', place: 'settings' },
  language: { topic: 'app', place: 'settings' },
  poppi: { topic: 'app', place: 'poppi' },
  operator: { topic: 'app', place: 'contact' },
} as const satisfies Record<string, Article>

export type HelpId = keyof typeof helpArticles
export const helpIds = Object.keys(helpArticles) as HelpId[]

export const helpBoosts = { title: 3, words: 3, text: 1 } as const
