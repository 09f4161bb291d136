// Words for what waits because the server cannot take it now, though the connection is there.
export const tryingTexts = {
  trying: 'The server has a problem. We’ll keep trying.',
} as const
