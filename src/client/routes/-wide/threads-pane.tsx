// My conversations beside the open one.
import { useEffect } from 'react'
import { messagesTexts } from '#words/en/message/messages.ts'
import { PlayerPicker } from '../../features/message/player-picker.tsx'
import { ThreadList } from '../../features/message/thread-list.tsx'
import { UnsentNotice } from '../../features/message/unsent-notice.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { usePlayer } from '../../session/use-me.ts'

let wasShown = false

export function ThreadsPane() {
  const t = useTexts(messagesTexts)
  const { userId, player } = usePlayer()
  useEffect(() => {
    const isChosen = wasShown && document.activeElement === document.body
    wasShown = true
    if (isChosen) document.querySelector<HTMLElement>('.wide-left [data-status=active]')?.focus()
  }, [])
  return (
    <aside aria-label={t.title} className="wide-left">
      <PlayerPicker />
      <UnsentNotice userId={userId} />
      <ThreadList homeLocation={player.homeLocation} />
    </aside>
  )
}
