export const demoCourtTexts = {
  rule: 'Winners stay and split, for at most two games.',
  whoWon: 'Try it: who won?',
  pair: '{one} & {other}',
  next: 'Next: {names}',
  told: '{pair} won. Now {a} against {b}.',
} as const
