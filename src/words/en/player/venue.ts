// Words of choosing a home venue.
export const venueTexts = {
  label: 'Home venue',
  search: 'Search by name or city',
  near: 'Use my location',
  nearby: 'Near you',
  suggested: 'Suggested',
  found: 'Found',
  change: 'Change',
  chosen: 'Your home venue',
  none: 'Nothing found for “{text}”.',
  noneNear: 'No venues near you yet.',
  loading: 'Looking for venues…',
  add: 'Not listed? Add your venue',
  denied: 'Your browser isn’t sharing your location. Search by name or city instead.',
  unknown: 'We couldn’t find your location. Search by name or city instead.',
} as const
