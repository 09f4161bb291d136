/** The default level: that of most regular players. */
export const usualSkill = 3
