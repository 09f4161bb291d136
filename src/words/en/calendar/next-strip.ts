export const nextStripTexts = {
  next: 'Next up · in {time}',
  now: 'Now',
  off: 'Off',
  delayed: 'Delayed to {time}',
  live: 'Live',
  round: 'Round {round}',
  onCourt: 'Round {round}, court {court}',
  sitOut: 'Round {round}: you sit out',
  title: '{event} · {venue}',
  none: 'Nothing planned yet',
  find: 'Find a game',
} as const
