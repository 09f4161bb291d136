export const dialogTexts = {
  notice: 'Please note',
  question: 'Are you sure?',
  ok: 'OK',
  cancel: 'Cancel',
} as const
