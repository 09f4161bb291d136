// The parts of the match list, as the address names them. Read with the first script, so nothing
// else is here.

export const listTabs = ['now', 'rounds', 'standings', 'me'] as const
export type ListTab = (typeof listTabs)[number]
