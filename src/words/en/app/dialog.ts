export const dialogTexts = {
  notice: 'Please note',
  question: 'Are you sure?',
  ok: 'OK',
} as const
