export const playerSearchTexts = {
  search: 'Search players by name',
  loading: 'Searching for players…',
  noneFound: 'No player found',
  noneFoundText: 'Try another part of the name.',
  failed: 'Players couldn’t be loaded',
} as const
