// The kind of work that uses the database, such as one call or one live query; lock waits are
// limited per kind.
import { AsyncLocalStorage } from 'node:async_hooks'

type Work = {
  kind: string
  isAdmitted: boolean
}

const running = new AsyncLocalStorage<Work>()
const unnamed: Work = { kind: 'other', isAdmitted: false }

export const currentWork = (): Readonly<Work> => running.getStore() ?? unnamed

/** Kinds are fixed names from our code, so that they stay few. */
export const runAsKind = <T>(kind: string, act: () => T): T =>
  running.run({ kind, isAdmitted: false }, act)

export const runAdmitted = <T>(act: () => T): T =>
  running.run({ kind: currentWork().kind, isAdmitted: true }, act)
