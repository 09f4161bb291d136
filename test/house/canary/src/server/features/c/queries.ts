export const row = 'c'
