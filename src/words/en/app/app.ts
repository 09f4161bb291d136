// Words of the shell: top bar, menu, and states that all screens share.
export const shellTexts = {
  skip: 'Skip to content',
  openMenu: 'Menu',
  alerts: 'Alerts',
  unreadMessages: '{n, plural, one {# unread message} other {# unread messages}}',
  unreadAlerts: '{n, plural, one {# unread alert} other {# unread alerts}}',
  medals: '{gold} gold, {silver} silver, {bronze} bronze medals',
  diamonds: '{n, plural, one {# diamond} other {# diamonds}}',
  crowns: '{n, plural, one {admin of # venue} other {admin of # venues}}',
  offline: 'No connection. What you see is the last known state.',
  slow: 'This takes longer than usual…',
  noConnection: 'No connection',
  noConnectionText: 'We can’t reach {app} right now. This continues once we can.',
  stillWorks:
    'What you opened before still opens as you last saw it. What you send goes out later.',
  reconnected: 'Reconnected',
  reconnectedText: 'The latest changes may look different.',
  updateReady: 'A new version is ready',
  updateNow: 'Reload',
  updateLater: 'Later',
  wentWrong: 'Something went wrong',
  wentWrongText: 'This screen couldn’t be shown. Your data is safe.',
} as const
