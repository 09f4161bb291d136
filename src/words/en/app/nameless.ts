// The names of players without one for the reader: a deleted account, and a player that may not be
// named. In the reader's language: what is stored, and what is sent, is the same for all.
export const namelessTexts = {
  deleted: 'Deleted player',
  hidden: 'Hidden player {n}',
} as const
