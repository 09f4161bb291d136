// Length limits of passwords; no rule about characters applies.

export const passwordMin = 8
export const passwordMax = 128
