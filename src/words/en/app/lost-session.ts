// Words shown before a session ends by itself (SPEC section 8). Codes are those of Home.
export const lostSessionTexts = {
  homeNoData: 'Error (1B): Unable to load player data.',
  homeTimeout: 'Error (1C): System timeout. Please try again.',
  noData: 'Error: Unable to load player data.',
  timeout: 'System timeout. Please try again.',
} as const
