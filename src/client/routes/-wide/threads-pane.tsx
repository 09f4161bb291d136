// My conversations beside the one that is open.
import { useEffect } from 'react'
import { messagesTexts } from '#words/en/message/messages.ts'
import { PlayerPicker } from '../../features/message/player-picker.tsx'
import { ThreadList } from '../../features/message/thread-list.tsx'
import { UnsentNotice } from '../../features/message/unsent-notice.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { usePlayer } from '../../session/use-me.ts'

/** Not so of the first screen: nobody chose there. */
let wasShown = false

export function ThreadsPane() {
  const t = useTexts(messagesTexts)
  const { userId, player } = usePlayer()
  // A conversation was chosen: the focus stays on it, though the screen is another.
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
