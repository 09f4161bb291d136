export const guidePageTexts = {
  title: 'Guide',
  lead: 'How to play, organize, run a venue and run this server with {app}.',
  parts: 'Parts of the guide',
  contents: 'On this page',
  players: 'Players',
  organizers: 'Organizers',
  venues: 'Venues',
  operators: 'Operators',
  playersText: 'Find a game, sign up, check in, enter scores.',
  organizersText: 'Plan an evening, bring your group, run the rounds.',
  venuesText: 'The page of a venue, its rules, screens and check-in.',
  operatorsText: 'Install the server, back it up, look after its people.',
} as const
