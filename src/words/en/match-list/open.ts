export const openTexts = {
  open: 'Open the match list',
  openText:
    'It starts with everyone who signed up. Then check in who’s here and create the rounds.',
} as const
