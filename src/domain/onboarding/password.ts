// How long a password is. What it is made of is its owner's business.

export const passwordMin = 8
export const passwordMax = 128
