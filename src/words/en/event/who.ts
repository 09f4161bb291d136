export const whoTexts = {
  everyone: 'Everyone',
  invitedOnly: 'Invited only',
  friends: 'My friends',
  favorites: 'My favorites',
  club: 'Club {name}',
  levelFrom: 'Level from',
  levelTo: 'Level to',
  any: 'Any',
} as const
