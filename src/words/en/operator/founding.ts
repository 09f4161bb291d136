export const foundingTexts = {
  title: 'Who may add venues and clubs',
  text: 'A venue’s admins and whoever runs this server always can. What exists stays.',
  venue: 'Add venues',
  club: 'Start clubs',
  everyone: 'Everyone',
  known: 'Accounts older than …',
  admins: 'Admins',
  days: 'Days',
  saved: 'Saved',
} as const
