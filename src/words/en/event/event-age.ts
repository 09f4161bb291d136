export const eventAgeTexts = {
  label: 'Age',
  from: '{min}+',
  under: 'Under {n}',
  range: '{min}–{max}',
  byYear: 'Age reached in the year of the event',
} as const

export const birthYearTexts = {
  title: 'Your year of birth',
  forAges:
    'This event asks for an age ({range}): the one you reach in the year it’s played. Only you see your year of birth. Other players and organizers don’t.',
  label: 'Year of birth',
  hint: 'For example 1968.',
  invalid: 'Enter a year from {min} to {max}.',
  saveAndSignUp: 'Save and sign up',
  saved: 'Saved',
} as const
