// The screen was served to someone, but no session or no player data comes. Loaded only then.
import { refusalText } from '../i18n/refusals.ts'
import { pick } from '../i18n/texts.ts'
import { auth } from '../lib/auth.ts'
import { liveClient } from '../lib/live-client.ts'
import { logProblem } from '../lib/log.ts'
import { meetPerson, signOutBecause } from '../lib/sign-out.ts'
import { lostSessionTexts } from './lost-session-texts.ts'

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
  // A socket that only looks open is a bad signal, which signs nobody out: it is made anew.
  if (hasSession === null) return liveClient().restart()
  const [noData, timeout] = path === '/' ? [t.homeNoData, t.homeTimeout] : [t.noData, t.timeout]
  await signOutBecause(isRefused ? noData : timeout, path)
}
