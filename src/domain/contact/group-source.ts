// Where groups live before they are moved here.

/** sheet: Excel, Google Sheets, Numbers. */
export const groupSources = [
  'whatsapp',
  'sheet',
  'playtime',
  'teamreach',
  'spond',
  'meetup',
] as const
export type GroupSource = (typeof groupSources)[number]
