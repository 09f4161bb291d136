// Badge numbers of the top bar and the menu.

export const badgeMax = 99
export const cappedBadge = (count: number): number => Math.min(count, badgeMax)
