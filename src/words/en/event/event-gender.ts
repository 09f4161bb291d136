// Words for what an event is, wherever one is named: its type, its gender, and the name of an event
// without a title.
export const eventGenderTexts = {
  Any: 'Everyone',
  Men: 'Men',
  Mixed: 'Mixed',
  Women: 'Women',
} as const
