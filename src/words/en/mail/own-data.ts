export const readmeTexts = {
  title: 'Your data at {app}',
  made: 'Made on',
  withoutTalk:
    'An operator made this copy for you. It leaves out messages, chats and notifications, so that no operator reads them. You can download them yourself in the settings.',
  paragraphs: [
    'tables/ holds what is stored about you, a file for each table: as JSON, which programs read, and as CSV, which opens in any spreadsheet. Empty tables are left out.',
    'matches.csv is every match you played, ledger.csv every diamond and token that you got or gave, photo.webp your photo.',
    'Not in it: your password and other keys, which are stored so that no one can read them or would let others act as you; and what others noted for themselves about you, such as the players they blocked.',
    'Instants are in UTC. An id names a record; a player_id is the player name in small letters.',
  ],
} as const
