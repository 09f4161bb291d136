// Handles a screen that loaded for a signed-in person while no session or player data arrives.
// Loaded only then.
import { lostSessionTexts } from '#words/en/app/lost-session.ts'
import { logProblem } from '../../device/log.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { pick } from '../../i18n/texts.ts'
import { liveClient } from '../../net/live-client.ts'
import { auth } from '../../session/auth.ts'
import { resetForNewSession, signOutBecause } from '../../session/sign-out.ts'

export async function seekPerson(path: string): Promise<void> {
  if ((await auth.hasSession()) === true) resetForNewSession()
  else await signOutBecause(refusalText({ code: 'not-signed-in' }), path)
}

/**
 * Called when the wait for the player's data is over. `isRefused`: refused by the server rather
 * than unanswered. The player list only logs the problem.
 */
export async function giveUpPlayer(
  path: string,
  isRefused: boolean,
  isOver: () => boolean,
): Promise<void> {
  const t = pick(lostSessionTexts)
  if (path.startsWith('/players/')) return logProblem(isRefused ? t.noData : t.timeout)
  const hasSession = await auth.hasSession()
  if (isOver()) return
  // A socket that only looks open is a bad signal and signs no one out: it reconnects.
  if (hasSession === null) return liveClient().restart()
  const [noData, timeout] = path === '/' ? [t.homeNoData, t.homeTimeout] : [t.noData, t.timeout]
  await signOutBecause(isRefused ? noData : timeout, path)
}
