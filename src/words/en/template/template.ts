export const templateTexts = {
  start: 'Start from a template',
  title: 'Templates',
  saveTitle: 'Save as template',
  name: 'Name',
  nameHint: 'For example: Tuesday drills.',
  saved: 'Template saved',
  replaces: 'This replaces your template with the same name.',
  use: 'Use {name}',
  rename: 'Rename',
  renameTitle: 'Rename template',
  remove: 'Delete',
  removeTitle: 'Delete {name}?',
  removeText: 'Events made from it stay the same.',
  removed: 'Template deleted',
  actions: 'Actions for {name}',
  saveNote:
    'New events can start from it. It keeps everything but the day, the sign-up times and the cohosts.',
} as const
