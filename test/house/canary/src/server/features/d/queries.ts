export const row = 'd'
