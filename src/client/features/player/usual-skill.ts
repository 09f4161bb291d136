/** The level of most regular players, to begin with. */
export const usualSkill = 3
