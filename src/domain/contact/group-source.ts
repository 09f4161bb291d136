// Places where groups live before they move here.

export const groupSources = [
  'whatsapp',
  'sheet',
  'playtime',
  'teamreach',
  'spond',
  'meetup',
] as const
export type GroupSource = (typeof groupSources)[number]
