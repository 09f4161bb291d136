// The input for the code that confirms an e-mail address.
import { addressCodeDigits } from '#domain/account/account.ts'
import { addressCodeTexts } from '#words/en/notification/reach.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { call } from '../../net/call.ts'
import { useMailed } from '../../session/stays-mail.ts'
import { MailCode } from './mail-code.tsx'

export function AddressCode({ onDone }: { onDone: () => void }) {
  const t = useTexts(addressCodeTexts)

  async function give(code: string) {
    const answer = await call('account-confirmCode', { code })
    if (!answer.ok) return refusalText(answer.refusal)
    onDone()
    return null
  }

  return (
    <MailCode
      digits={addressCodeDigits}
      hint={useMailed(t.hint)}
      confirmLabel={t.confirm}
      give={give}
    />
  )
}
