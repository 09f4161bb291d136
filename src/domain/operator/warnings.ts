// Causes of warnings in the server's log, and how much each matters.

export const levelsByCause = {
  durability: 'broken',
  database: 'broken',
  postgres: 'broken',
  mail: 'broken',
  photos: 'broken',
  jobs: 'broken',
  backup: 'hint',
  bug: 'broken',
  files: 'broken',
  road: 'broken',
  host: 'waiting',
  valkey: 'waiting',
  replica: 'waiting',
  provider: 'waiting',
  payment: 'waiting',
  confirm: 'waiting',
  zones: 'waiting',
  store: 'waiting',
  strangers: 'waiting',
  unknown: 'waiting',
  start: 'hint',
  unsent: 'hint',
  addresses: 'hint',
  windows: 'hint',
  weather: 'hint',
  feed: 'hint',
  demo: 'hint',
  attacks: 'hint',
} as const

export type WarningCause = keyof typeof levelsByCause
export const warningCauses = Object.keys(levelsByCause) as WarningCause[]

export const isUrgent = ({ cause }: { cause: WarningCause }): boolean =>
  levelsByCause[cause] !== 'hint'
