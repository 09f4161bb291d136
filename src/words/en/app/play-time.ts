// Words about when an event can be played, shared by match lists, scores, results and rosters.
export const playTimeTexts = {
  opens: 'Check-in and scores open {when}.',
} as const
