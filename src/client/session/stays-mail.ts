// Whether this server only writes its e-mails to a folder: then nothing is said to be on its way.
import { staysMailTexts } from '#words/en/account/stays-mail.ts'
import { pick, useTexts } from '../i18n/texts.ts'
import { call } from '../net/call.ts'
import { useRead } from '../net/use-read.ts'

/** True while the server only writes its e-mails to a folder. */
export const useStaysMail = (isAsked = true): boolean =>
  useRead('auth-methods', isAsked ? {} : 'skip').data?.mail === false

/** `sent` where e-mails leave the server, else that they don't. */
export function useMailed(sent: string): string {
  const { stays } = useTexts(staysMailTexts)
  return useStaysMail() ? stays : sent
}

/** The same for news of an act. */
export async function sayMailed(sent: string): Promise<string> {
  const answer = await call('auth-methods', {})
  return answer.ok && !answer.value.mail ? pick(staysMailTexts).stays : sent
}
