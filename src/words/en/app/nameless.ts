// Names for players without a visible name: deleted accounts and hidden players. They are inserted
// in the reader's language, because stored and sent data is the same for all.
export const namelessTexts = {
  deleted: 'Deleted player',
  hidden: 'Hidden player {n}',
} as const
