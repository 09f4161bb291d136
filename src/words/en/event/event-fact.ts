export const eventFactTexts = {
  doubles: 'Doubles',
  teams: 'Teams of two',
  singles: 'Singles',
  players: '{range} players',
  courts: '{n, plural, one {# court} other {# courts}}',
  hours: '{h} h',
  minutes: '{m} min',
  hoursMinutes: '{h} h {m} min',
} as const

export const eventFieldTexts = {
  fee: 'Fee',
  feeHint: 'For example $5, paid at the court.',
} as const

export const signupModeTexts = {
  'first come': 'First come',
  lottery: 'Lottery',
  'take turns': 'Take turns',
} as const
