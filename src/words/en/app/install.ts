export const installTexts = {
  title: 'Sideout on your home screen',
  text: 'It opens right away, even in a gym without a signal.',
  install: 'Install',
  later: 'Not now',
  menu: 'Install Sideout',
  share: 'Tap your browser’s share button',
  add: 'then “Add to Home Screen”.',
} as const
