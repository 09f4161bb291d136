// Asks a player with a personal link in this browser whether what was played with it is theirs, and
// moves it to the account. Nothing moves without a yes.
import { useEffect } from 'react'
import { claimLinkTexts } from '#words/en/app/claim-link.ts'
import { clearStored, getStored } from '../../device/storage.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { pick } from '../../i18n/texts.ts'
import { call } from '../../net/call.ts'
import { alertUser, confirmUser } from '../../ui/overlay/dialogs.ts'

/** Of this page: a screen that shows again does not ask again. */
let isAsked = false

export function ClaimLink() {
  useEffect(() => {
    const key = getStored('personalLink')
    if (key === null || isAsked) return
    isAsked = true
    void claim(key).finally(() => {
      isAsked = false
    })
  }, [])
  return null
}

async function claim(key: string): Promise<void> {
  const t = pick(claimLinkTexts)
  const { title, text, confirm, cancel } = t
  if (!(await confirmUser({ title, text, confirm, cancel }))) return clearStored('personalLink')
  let claimed = await call('contacts-claim', { key, isConfirmed: false })
  if (!claimed.ok && claimed.refusal.code === 'claim-other-address') {
    const isMine = await confirmUser({
      title: t.otherTitle,
      text: refusalText(claimed.refusal),
      confirm: t.otherConfirm,
      cancel,
    })
    if (!isMine) return clearStored('personalLink')
    claimed = await call('contacts-claim', { key, isConfirmed: true })
  }
  clearStored('personalLink')
  await alertUser(claimed.ok ? t.done : refusalText(claimed.refusal))
}
