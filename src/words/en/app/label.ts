export const labelTexts = {
  close: 'Close',
  cancel: 'Cancel',
  save: 'Save',
  undo: 'Undo',
  showMore: 'Show More',
  remove: 'Remove',
  edit: 'Edit',
  print: 'Print',
  share: 'Share',
  done: 'Done',
  next: 'Next',
  previous: 'Previous',
} as const
