// Starts and ends a session on this device. The server's session ends first, because a page that
// only looks signed out is a trap.
import { clearStored, getStored } from '../device/storage.ts'
import { liveAnswers } from '../net/live-answers.ts'
import { liveClient } from '../net/live-client.ts'
import { alertUser } from '../ui/overlay/dialogs.ts'
import { auth, type AuthAnswer } from './auth.ts'
import { leaveBy, leaveForLanding, noteOwnEnd } from './session.ts'

export function resetForNewSession(): void {
  liveAnswers.clear()
  liveClient().restart()
}

/**
 * Ends the session on the server (`end` may end more than this one), deletes personal data and goes
 * to the landing page. Stays when the server refused.
 */
export function signOut(
  end: () => Promise<AuthAnswer> = auth.signOut,
  goOn: () => void = () => leave('/'),
): Promise<AuthAnswer> {
  const answer = endHere(end, goOn)
  noteOwnEnd(answer)
  return answer
}

async function endHere(end: () => Promise<AuthAnswer>, goOn: () => void): Promise<AuthAnswer> {
  // Closed first: the news of the ended session would otherwise navigate with a return path.
  liveClient().close()
  await leavePush(({ endPushHere }) => endPushHere())
  const answer = await end()
  if (answer.ok) {
    clearStored('pendingRoute')
    goOn()
  } else {
    liveClient().restart()
  }
  return answer
}

/** For a link of this page that another account shall use. */
export const signOutHere = (): Promise<AuthAnswer> =>
  signOut(auth.signOut, () => leaveBy(() => location.reload()))

/**
 * Shows the reason, then signs out and goes to the landing page, whatever the server answers (SPEC
 * section 8). The landing page returns to `path`.
 */
export async function signOutBecause(reason: string, path = '/'): Promise<void> {
  await alertUser(reason)
  await auth.signOut()
  await leavePush(({ forgetPushHere }) => forgetPushHere())
  leave(path)
}

type PushDevice = { endPushHere: () => Promise<void>; forgetPushHere: () => Promise<void> }

async function leavePush(end: (device: PushDevice) => Promise<void>): Promise<void> {
  if (getStored('pushDevice') !== null)
    await import('../device/push-device.ts').then(end).catch(() => undefined)
}

function leave(path: string): void {
  liveClient().close()
  leaveForLanding(path)
}
