export const firstStepsTexts = {
  title: 'Next steps',
} as const

export const accountStepTexts = {
  play: 'Find your first game',
  playText: 'Games at your venues',
  create: 'Plan your first event',
  createText: 'In under a minute',
  group: 'Bring your group',
  groupText: 'From WhatsApp, Spond, a sheet…',
  notices: 'Turn on notifications',
  noticesText: 'Hear when a place opens up',
  photo: 'Add your photo',
  photoText: 'So people recognize you',
} as const

export const venueStepTexts = {
  photo: 'Show what it looks like',
  photoText: 'One photo of the courts',
  facts: 'Say how many courts there are, and when it’s open',
  event: 'Plan something for the next 7 days',
  share: 'Pass the venue’s link on',
  shareText: 'It brings the first players, also as a QR code',
} as const

export const leagueStepTexts = {
  open: 'Let players in',
  openText: 'Registration opens, and the league is on its venue’s page.',
  players: 'Get players together',
  playersText: 'A league starts with {n}. Invite by name, or share its link.',
  start: 'Start when enough are in',
  days: 'Lay out the season',
  daysText: 'All game days at once, or one by one',
  teams: 'Make the teams',
  teamsText: 'Each with its players and a captain',
  schedule: 'Make the schedule',
  scheduleText: 'Everyone meets everyone, on dates you choose',
} as const
