export const blockTexts = {
  block: 'Block',
  unblock: 'Unblock',
  unblockName: 'Unblock {name}',
  question: 'Block {name}?',
  meaning:
    'You and {name} won’t see each other’s profiles, events or messages. You’ll no longer be friends or favorites. In events you both play, your names stay on the roster.\n\nWe won’t tell {name}. You can unblock in Settings.',
  blocked: '{name} is blocked.',
  unblocked: '{name} is no longer blocked.',
  title: 'Blocked players',
  hint: 'You don’t see each other, except on rosters you share.',
  loading: 'Loading blocked players…',
  failed: 'Blocked players couldn’t be loaded',
  empty: 'No one is blocked',
  emptyText: 'You can block a player from their profile or your messages.',
} as const
