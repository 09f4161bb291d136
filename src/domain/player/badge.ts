// Badge numbers of the top bar and the menu.

/** A badge number as shown: capped at 99 (SPEC section 9). */
export const badgeMax = 99
export const cappedBadge = (count: number): number => Math.min(count, badgeMax)
