export const foundingTexts = {
  title: 'Who may add venues, clubs and public events',
  text: 'A venue’s admins and whoever runs this server always can. What exists stays.',
  venue: 'Add venues',
  club: 'Start clubs',
  event: 'Publish public events',
  everyone: 'Everyone',
  known: 'Accounts older than …',
  admins: 'Admins',
  days: 'Days',
  saved: 'Saved',
} as const
