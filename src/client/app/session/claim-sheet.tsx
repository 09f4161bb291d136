// Asks whether games played without an account are the reader's. When the account's own address
// doesn't confirm it, the sheet asks for the code sent to the contact's address.
import { Suspense, useState } from 'react'
import type { CallInput, CallOutput } from '#contract/contract.ts'
import { claimCodeDigits } from '#domain/contact/claim.ts'
import { claimLinkTexts } from '#words/en/app/claim-link.ts'
import { ownActTexts } from '#words/en/own-act/own-act.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { lazyPart } from '../../navigation/lazy-part.ts'
import { call } from '../../net/call.ts'
import { MailCode } from '../../parts/account/mail-code.tsx'
import { useMailed } from '../../session/stays-mail.ts'
import { usePlayer } from '../../session/use-me.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SheetForm } from '../../ui/overlay/sheet-form.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { showToast } from '../../ui/overlay/toasts.tsx'

const ClaimedGames = lazyPart(
  () => import('../../features/own-act/claimed-games.tsx'),
  'ClaimedGames',
)

type Noted = CallOutput<'contacts-toClaim'>['contacts'][number]
type ClaimSheetProps = {
  asked: Omit<CallInput<'contacts-claim'>, 'code'>
  noted?: Noted
  onClose: () => void
}

export function ClaimSheet({ asked, noted, onClose }: ClaimSheetProps) {
  const t = useTexts(claimLinkTexts)
  const asks = useTexts(ownActTexts)
  const hint = useMailed(t.codeHint)
  const [isCoded, setCoded] = useState(false)
  const [error, setError] = useState('')
  const [isPending, setPending] = useState(false)
  const [played, setPlayed] = useState<readonly string[]>([])
  const { playerId } = usePlayer().player

  async function claim(code?: string): Promise<string | null> {
    const answer = await call('contacts-claim', { ...asked, ...(code !== undefined && { code }) })
    if (!answer.ok) return refusalText(answer.refusal)
    if (answer.value.state === 'code') {
      setCoded(true)
      return null
    }
    if (answer.value.asked.length > 0) setPlayed(answer.value.asked)
    else onClose()
    const title = answer.value.state === 'keeper' ? t.asked : t.done
    void showToast({ title })
    return null
  }

  async function confirm() {
    setError('')
    setPending(true)
    const trouble = await claim()
    setPending(false)
    setError(trouble ?? '')
  }

  function decline() {
    onClose()
    if (noted !== undefined) void call('contacts-declineClaim', { contactId: noted.contactId })
  }

  const declineButton = (
    <Button variant="ghost" onPress={decline}>
      {t.cancel}
    </Button>
  )
  return (
    <Sheet title={played.length > 0 ? asks.claimedTitle : t.title} isOpen onClose={onClose}>
      {played.length > 0 ? (
        <Suspense>
          <ClaimedGames eventIds={played} playerId={playerId} onClose={onClose} />
        </Suspense>
      ) : isCoded ? (
        <MailCode digits={claimCodeDigits} hint={hint} confirmLabel={t.confirm} give={claim}>
          {declineButton}
        </MailCode>
      ) : (
        <SheetForm onSubmit={() => void confirm()}>
          <p>
            {noted === undefined
              ? t.text
              : t.noted({ sender: noted.sender.name, name: noted.name, n: noted.events })}
          </p>
          {error !== '' && <Notice tone="bad">{error}</Notice>}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" isPending={isPending}>
              {t.confirm}
            </Button>
            {declineButton}
          </div>
        </SheetForm>
      )}
    </Sheet>
  )
}
