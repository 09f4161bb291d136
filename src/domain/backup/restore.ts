import { backupFaults } from './backup.ts'

export const restoreStates = [
  'waiting',
  'loading',
  'saving',
  'switching',
  'done',
  'failed',
] as const
export type RestoreState = (typeof restoreStates)[number]
export type RestoreStep = Exclude<RestoreState, 'done' | 'failed'>

export const restoreFaults = [...backupFaults, 'key', 'newer'] as const
export type RestoreFault = (typeof restoreFaults)[number]

/** Writes between the last backup and the switch would be lost for good. */
export const closesServer = (state: RestoreState): boolean =>
  state === 'saving' || state === 'switching'

export const identityMax = 4_000

const toPlainName = (text: string): string => text.trim().toLocaleLowerCase('en')

export const isTypedName = (typed: string, name: string): boolean =>
  toPlainName(typed) === toPlainName(name)
