// Notices a session's end. The socket reports it at once; while it is down the server is polled
// (SPEC section 9), but only by a visible page on an online device.
import { authRefreshMs } from '#domain/onboarding/waits.ts'
import { announceSessionLost } from '../../session/session-lost.ts'

export type SessionWorld = {
  isInSight: () => boolean
  hasSession: () => Promise<boolean | null>
  lost: () => void
}

const pageWorld: SessionWorld = {
  isInSight: () => !document.hidden && navigator.onLine,
  hasSession: () =>
    import('../../session/auth.ts').then(({ auth }) => auth.hasSession()).catch(() => null),
  lost: announceSessionLost,
}

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
