// Refusals to enter an event by age, and to look for a partner there.
export const entryRefusalTexts = {
  'gender-not-allowed': 'This event is for other players. Check the gender in your profile.',
  'age-not-allowed': 'This event is for other ages',
  'birth-year-needed': 'This event asks for an age. Note your year of birth in your settings.',
  'partner-age-not-allowed':
    'Your partner can’t enter: they don’t fit the age of this event, or haven’t noted a year of birth.',
  'event-age-range': 'The lowest age can’t be above the highest.',
  'partner-not-needed': 'Players enter this event alone, so no partner is needed.',
  'too-many-seekers': '{n} players are looking for a partner already: the list is full.',
} as const
