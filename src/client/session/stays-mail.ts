// Detects servers that only write e-mails to a folder, where mail must not be announced as sent.
import { staysMailTexts } from '#words/en/account/stays-mail.ts'
import { pick, useTexts } from '../i18n/texts.ts'
import { call } from '../net/call.ts'
import { useRead } from '../net/use-read.ts'

export const useStaysMail = (isAsked = true): boolean =>
  useRead('auth-methods', isAsked ? {} : 'skip').data?.mail === false

export function useMailed(sent: string): string {
  const { stays } = useTexts(staysMailTexts)
  return useStaysMail() ? stays : sent
}

export async function formatMailed(sent: string): Promise<string> {
  const answer = await call('auth-methods', {})
  return answer.ok && !answer.value.mail ? pick(staysMailTexts).stays : sent
}
