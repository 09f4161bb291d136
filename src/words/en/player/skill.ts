// The meaning of each whole and half level on the court, in plain words; a quarter is on the way to
// the next.
export const skillTexts = {
  label: 'My level',
  lower: 'Lower level',
  higher: 'Higher level',
  lock: 'Skill self-assessment can be updated only once every 10 days.',
  between: '{words} On the way to the next level.',
  levels: [
    'New to the game: learning how to serve and keep score.',
    'Knows the rules and keeps short rallies going.',
    'Serves and returns in play; learning where to stand.',
    'Sustains rallies, starting to play softly at the net.',
    'Steady strokes, moves forward with the partner, dinks with purpose.',
    'Varies pace and placement, third-shot drops that mostly work.',
    'Controls the point, few unforced errors, reads the other side.',
    'Attacks and defends with a plan, wins local tournaments.',
    'Masters every shot, adapts within a game, plays in strong fields.',
    'Regional tournament level, power with precision.',
    'National tournament level.',
    'Among the best of the country.',
    'Professional.',
  ],
} as const
