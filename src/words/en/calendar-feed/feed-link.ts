export const feedLinkTexts = {
  open: 'Open in my calendar',
  google: 'Google Calendar',
  copy: 'Copy the address',
  copied: 'Address copied',
  copyFailed: 'Copying didn’t work here. Select the address yourself:',
} as const
