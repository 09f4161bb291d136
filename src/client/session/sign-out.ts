// The two ends of a session on this device. What the server knows of it is ended first: a page that
// only looks signed out is a trap.
import { clearStored, getStored } from '../device/storage.ts'
import { liveAnswers } from '../net/live-answers.ts'
import { liveClient } from '../net/live-client.ts'
import { alertUser } from '../ui/overlay/dialogs.ts'
import { auth, type AuthAnswer } from './auth.ts'
import { leaveForLanding } from './session.ts'

/**
 * Someone signed in: nothing that was known is theirs, and the connection must be made in their
 * name.
 */
export function meetPerson(): void {
  liveAnswers.clear()
  liveClient().restart()
}

/**
 * Ends the session on the server (`end` may end more than this one), forgets the person and goes to
 * the landing page. Stays when the server did not agree.
 */
export async function signOut(end: () => Promise<AuthAnswer> = auth.signOut): Promise<AuthAnswer> {
  // The connection goes first: the news that its session ended would otherwise lead away with a way
  // back.
  liveClient().close()
  await leavePush(({ endPushHere }) => endPushHere())
  const answer = await end()
  if (answer.ok) {
    clearStored('pendingRoute')
    leave('/')
  } else {
    liveClient().restart()
  }
  return answer
}

/**
 * Says why, then signs out and goes to the landing page, whatever the server answers (SPEC section
 * 8). `path` is come back to.
 */
export async function signOutBecause(reason: string, path = '/'): Promise<void> {
  await alertUser(reason)
  await auth.signOut()
  await leavePush(({ forgetPushHere }) => forgetPushHere())
  leave(path)
}

type PushDevice = { endPushHere: () => Promise<void>; forgetPushHere: () => Promise<void> }

/** A device that is signed out gets no push messages. What fails here stands in no one's way. */
async function leavePush(end: (device: PushDevice) => Promise<void>): Promise<void> {
  if (getStored('pushDevice') !== null)
    await import('../device/push-device.ts').then(end).catch(() => undefined)
}

function leave(path: string): void {
  liveClient().close()
  leaveForLanding(path)
}
