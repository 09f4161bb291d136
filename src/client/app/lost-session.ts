// Nobody seems to be signed in although the screen was served to someone. Loaded only then.
import { refusalText } from '../i18n/refusals.ts'
import { auth } from '../lib/auth.ts'
import { meetPerson, signOutBecause } from '../lib/sign-out.ts'

/** Asks once more, after the wait for the user; then says so and leaves for the landing page. `path` is come back to. */
export async function seekPerson(path: string): Promise<void> {
  if (await auth.hasSession() === true) meetPerson()
  else await signOutBecause(refusalText({ code: 'not-signed-in' }), path)
}
