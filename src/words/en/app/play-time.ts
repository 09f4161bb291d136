// Words of when an event can be played; match lists, scores, results and rosters say them.
export const playTimeTexts = {
  opens: 'Check-in and scores open {when}.',
} as const
