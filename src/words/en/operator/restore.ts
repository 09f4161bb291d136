export const operatorRestoreTexts = {
  restore: 'Restore…',
  title: 'Restore the backup of {when}',
  lost: 'It was made {ago}. All that people did since is undone: sign-ups, messages, results, new accounts.',
  rows: '{n, plural, one {It holds # row.} other {It holds # rows.}}',
  newer: '{n, plural, =0 {} one {The newer backup stays.} other {The # newer backups stay.}}',
  first:
    'It’s read and checked first, while the server stays open. Then a backup of now is made, which can bring you back here. If either fails, everything stays as it is.',
  closed:
    'Then the server closes for a moment. Open windows wait, keep what was typed, and continue automatically.',
  people:
    'Passwords, roles and sign-ins go back to what they were. You stay signed in if your account existed.',
  owners: 'Its owners: {owners}.',
  ownersUnknown: 'Its owners aren’t known here.',
  notMine: 'You aren’t one of its owners: afterwards this page is closed to you.',
  key: 'The key of this backup',
  keyText: 'The text of the file you saved. It’s used once and not kept.',
  openKey: 'Open the file',
  typeName: 'Type {name} to go on',
  confirm: 'Restore',
  asked: 'The backup is being checked.',
  loading: 'The backup of {when} is being read and checked. The server stays open.',
  switching: 'The server is closed for a moment while the backup takes over.',
  done: 'The backup of {when} was restored on {ended}.',
  failed: 'The backup wasn’t restored. Everything is as it was.',
  notSaved: 'The backup of now couldn’t be made, so this one wasn’t restored.',
} as const

export const restoreFaultTexts = {
  key: 'It was encrypted for another key.',
  newer: 'It was made by a newer version. Update the server first.',
} as const
