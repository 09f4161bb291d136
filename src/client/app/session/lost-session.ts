// The screen was served to someone, but no session or no player data comes. Loaded only then.
import { lostSessionTexts } from '#words/en/app/lost-session.ts'
import { logProblem } from '../../device/log.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { pick } from '../../i18n/texts.ts'
import { liveClient } from '../../net/live-client.ts'
import { auth } from '../../session/auth.ts'
import { meetPerson, signOutBecause } from '../../session/sign-out.ts'

/**
 * Asks once more, after the wait for the user; then says so and leaves for the landing page. `path`
 * is come back to.
 */
export async function seekPerson(path: string): Promise<void> {
  if ((await auth.hasSession()) === true) meetPerson()
  else await signOutBecause(refusalText({ code: 'not-signed-in' }), path)
}

/**
 * The wait for the player's data is over: `isRefused` says whether the server refused it or said
 * nothing. The player list only logs it.
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
  // A socket that only looks open is a bad signal, which signs no one out: it is made again.
  if (hasSession === null) return liveClient().restart()
  const [noData, timeout] = path === '/' ? [t.homeNoData, t.homeTimeout] : [t.noData, t.timeout]
  await signOutBecause(isRefused ? noData : timeout, path)
}
