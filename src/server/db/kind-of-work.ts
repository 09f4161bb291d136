// The kind of work that asks the database, such as one call or one live query: what waits for a
// lock is bounded by kind.
import { AsyncLocalStorage } from 'node:async_hooks'

type Work = {
  kind: string
  /** It was let in already: a connection may be taken without asking again. */
  isAdmitted: boolean
}

const running = new AsyncLocalStorage<Work>()
const unnamed: Work = { kind: 'other', isAdmitted: false }

/** The work of the caller. */
export const currentWork = (): Readonly<Work> => running.getStore() ?? unnamed

/** Runs `act` as work of this kind; names are of ours only, so that they are few. */
export const runAsKind = <T>(kind: string, act: () => T): T =>
  running.run({ kind, isAdmitted: false }, act)

/** Runs `act` as work that was let in. */
export const runAdmitted = <T>(act: () => T): T =>
  running.run({ kind: currentWork().kind, isAdmitted: true }, act)
