// The tabs of the match list as the address names them, alone because the first script imports
// them.

export const listTabs = ['now', 'rounds', 'standings', 'me'] as const
export type ListTab = (typeof listTabs)[number]
