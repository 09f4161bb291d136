// The socket tells at once when the session ends. While it is away the server is asked (SPEC
// section 9), but only by a page in sight on a device with a network: with a good connection, and
// in a pocket, it costs nothing.
import { authRefreshMs } from '#domain/onboarding/waits.ts'
import { announceSessionLost } from '../../session/session-lost.ts'

export type SessionWorld = {
  isInSight: () => boolean
  /** Null when the server did not say. */
  hasSession: () => Promise<boolean | null>
  lost: () => void
}

const pageWorld: SessionWorld = {
  isInSight: () => !document.hidden && navigator.onLine,
  hasSession: () =>
    import('../../session/auth.ts').then(({ auth }) => auth.hasSession()).catch(() => null),
  lost: announceSessionLost,
}

/** Asks every ten seconds whether the session still lives. Returns how to stop. */
export function watchSession({
  isInSight,
  hasSession,
  lost,
}: SessionWorld = pageWorld): () => void {
  const timer = setInterval(() => {
    if (isInSight()) void hasSession().then((has) => (has === false ? lost() : undefined))
  }, authRefreshMs)
  return () => clearInterval(timer)
}
