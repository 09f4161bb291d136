// Words before a session ends on its own (SPEC section 8). The codes are those of Home.
export const lostSessionTexts = {
  homeNoData: 'Error (1B): Unable to load player data.',
  homeTimeout: 'Error (1C): System timeout. Please try again.',
  noData: 'Error: Unable to load player data.',
  timeout: 'System timeout. Please try again.',
} as const
