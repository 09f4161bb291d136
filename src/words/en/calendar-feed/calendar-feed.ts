export const calendarFeedTexts = {
  title: 'My events in my calendar',
  failed: 'This couldn’t be loaded',
  text: 'A private link for Google Calendar, Apple Calendar, Outlook and others. They update automatically, so you’ll see changes and cancellations there too.',
  make: 'Make my calendar link',
  since: 'You made your link on {when}. We only show it then and keep just a fingerprint of it.',
  shownOnce:
    'Copy it now: we only show it once. Anyone who has it can see when and where you play.',
  address: 'Your calendar link',
  renew: 'Make a new link',
  renewTitle: 'Make a new link?',
  renewText: 'Your current link stops working right away, in every calendar that uses it.',
  off: 'Turn off',
  offTitle: 'Turn the link off?',
  offText: 'Calendars that use it won’t show anything new.',
  isOff: 'Your calendar link is off',
} as const
