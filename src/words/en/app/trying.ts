// Words about calls waiting for the server while the connection works.
export const tryingTexts = {
  trying: 'The server has a problem. We’ll keep trying.',
} as const
