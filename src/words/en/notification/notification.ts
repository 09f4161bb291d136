// Words of where notifications go: the grid, quiet hours, e-mails, and push messages on this
// device.
export const notificationTexts = {
  loading: 'Loading your notifications',
  failed: 'Your notifications couldn’t be loaded',
  retry: 'Try again',
  close: 'Close',
  push: 'On this device',
  channels: 'What reaches me, and where',
  quiet: 'Quiet hours',
  mails: 'E-mails and language',
  gridHint: 'Changes are saved automatically.',
  group: 'About',
  inApp: 'In the app',
  pushChannel: 'Push',
  mail: 'E-mail',
  always: 'always',
  never: 'not possible',
  cell: '{group}: {channel}',
  noDevice: 'Push isn’t on for any device yet. Turn it on above.',
  quietOn: 'Quiet at night',
  quietHint:
    'Push messages and e-mails wait until morning, unless your event starts before then. Time zone: {zone}.',
  from: 'From',
  to: 'Until',
  sameTimes: 'Choose two different times.',
  digest: 'One e-mail a day',
  digestHint:
    'Everything at 6 in the evening, instead of one by one. Urgent messages still come right away.',
  language: 'Language of e-mails and push messages',
  english: 'English',
  spanish: 'Español',
  pushWhy: 'Hear about a free place, a cancelled event or your next match while the app is closed.',
  turnOn: 'Turn on push messages',
  turnOff: 'Turn off here',
  isOn: 'Push messages are on here.',
  devices: 'My devices with push messages',
  here: 'This device',
  unnamed: 'A device',
  reached: 'Last reached {when}',
  added: 'Added {when}',
  failing: 'Couldn’t be reached lately',
  removeName: 'Remove {name}',
  unsupported: 'This browser doesn’t support push messages. You’ll still get e-mails.',
  install:
    'On an iPhone or iPad, push messages only reach the installed app: open Safari’s share menu, choose “Add to Home Screen”, and open Sideout from there.',
  noWorker:
    'Push messages need a secure connection (https) and a browser that can store the app. They don’t work here.',
  blocked:
    'Notifications from this site are blocked. Open the site settings next to the address (on a phone: the browser’s settings, then Sites), allow notifications, and reload this page.',
  dismissed: 'Your browser asked and you didn’t answer. Tap again and choose “Allow”.',
  service:
    'Your browser’s push service gave no address. Without a connection to it, or in a private window, push messages don’t work. Try again later.',
} as const
