export const numbersTexts = {
  weeks: 'By week',
  until: 'Week until',
  accounts: 'New accounts',
  active: 'People with a place',
  events: 'Events',
  places: 'Places taken',
  totals: 'In all',
  download: 'Download CSV',
} as const

export const totalTexts = {
  users: 'Accounts',
  players: 'Players',
  sessions: 'Signed in',
  venues: 'Venues',
  clubs: 'Clubs',
  leagues: 'Leagues',
  events: 'Events',
  comingEvents: 'Coming events',
  signUps: 'Sign-ups',
  matches: 'Matches',
  messages: 'Messages',
  openReports: 'Open reports',
} as const

export const settingTexts = {
  lead: 'Settings are read at the start. Change them where they’re set, then restart the server.',
  list: 'Settings in force',
  environment: 'Set in the environment',
  folder: 'Made at the first start, in DATA_DIR',
  default: 'Not set, so the default holds',
  secret: 'Secret, not shown',
} as const

export const updateTexts = {
  own: 'Version {version}',
  newer: 'Version {version} is out',
  now: 'This server runs {version}.',
  newest: 'No newer release is known. We look once a day.',
  notAsked: 'This server doesn’t look for releases by default. Set UPDATE_FEED to change that.',
  how: 'With systemd, run this as root. It backs up first and goes back if the release fails:',
  command: '/opt/sideout/deploy/update.sh v{version}',
  page: 'Open the release',
  changes: 'What this version brings operators',
} as const
