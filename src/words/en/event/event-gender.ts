// Words that name an event everywhere: its type, gender, and a default title.
export const eventGenderTexts = {
  Any: 'Everyone',
  Men: 'Men',
  Mixed: 'Mixed',
  Women: 'Women',
} as const
