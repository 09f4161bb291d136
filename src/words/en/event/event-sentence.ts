// Words that describe an event in one sentence made of its fields.
export const eventSentenceTexts = {
  whole: '{what} {level}: {length} on {courts}.',
  wholeWithoutKind: '{level}: {length} on {courts}.',
  doubles:
    '{gender, select, Men {men’s doubles} Women {women’s doubles} Mixed {mixed doubles} other {doubles}}',
  singles:
    '{gender, select, Men {men’s singles} Women {women’s singles} Mixed {mixed singles} other {singles}}',
  allLevels: 'for all levels',
  levelOf: 'for level {skill}',
  levels: 'for levels {min} to {max}',
  levelTo: 'for levels up to {skill}',
  levelFrom: 'for levels {skill} and up',
  withAges: '{level}, {ages}',
  agesFrom: 'ages {min} and up',
  agesUnder: 'under {n}',
  ages: 'ages {min} to {max}',
  hours: '{h, plural, one {# hour} other {# hours}}',
  minutes: '{m} minutes',
  hoursMinutes: '{h} h {m} min',
} as const

export const eventKindTexts = {
  'open play': '{play} open play',
  'round robin': '{play} round robin',
  'king of the court': '{play} king of the court',
  ladder: '{play} ladder',
  'league day': '{play} league day',
  tournament: '{play} tournament',
  clinic:
    '{gender, select, Men {men’s clinic} Women {women’s clinic} Mixed {mixed clinic} other {clinic}}',
  social:
    '{gender, select, Men {men’s social} Women {women’s social} Mixed {mixed social} other {social}}',
} as const

export const eventManners = {
  'rotating partners': 'with rotating partners',
  'fixed teams': 'with fixed teams',
  'mixed doubles': 'in mixed pairs',
  scramble: 'with new partners every round',
  mexicano: 'in Mexicano format',
  'king of the court': 'in king of the court format',
  ladder: 'in ladder format',
  'single elimination': 'with single elimination',
  'double elimination': 'with double elimination',
  'pools then bracket': 'with pools and a bracket',
} as const
