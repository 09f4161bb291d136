export const installTexts = {
  title: '{app} on your home screen',
  text: 'It opens right away, even in a gym without a signal.',
  install: 'Install',
  later: 'Not now',
  menu: 'Install {app}',
  share: 'Tap your browser’s share button',
  add: 'then “Add to Home Screen”.',
} as const
