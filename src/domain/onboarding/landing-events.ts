// Limits of the coming events on the landing page.

export const nextPublicMax = 3
export const nextPublicLookedAt = 500
export const nextPublicMs = 8 * 86_400_000
export const timezoneMax = 64
