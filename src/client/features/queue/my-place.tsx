// A player's own part of the live queue: their court, or their place with an estimated wait, a
// break, and leaving.
import { useEffect, useRef } from 'react'
import { Coffee, House, Play } from 'lucide-react'
import { liveQueueTexts } from '#words/en/queue/queue.ts'
import { useTexts } from '../../i18n/texts.ts'
import { formatMyQueue } from '../../parts/queue/my-queue-words.ts'
import type { PlacedPerson, QueueNames, QueueView } from '../../parts/queue/queue-names.ts'
import { Button } from '../../ui/button.tsx'
import { confirmUser } from '../../ui/overlay/dialogs.ts'
import type { QueueActions } from './use-queue-actions.ts'

type MyPlaceProps = {
  queue: QueueView
  mine: PlacedPerson
  nameOf: QueueNames
  now: number
  actions: Pick<QueueActions, 'own' | 'isOwnWaiting'>
}

export function MyPlace({ queue, mine, nameOf, now, actions }: MyPlaceProps) {
  const t = useTexts(liveQueueTexts)
  const { title, detail } = formatMyQueue({ queue, mine, nameOf, now })
  useCallBuzz(mine.state === 'playing')
  const isAway = mine.state === 'paused' || mine.state === 'left'
  const isStopping = isAway || mine.next !== null
  const leave = async () => {
    const agreed = await confirmUser({
      title: t.leaveAsk,
      text: t.leaveText,
      confirm: t.leave,
      cancel: t.cancel,
    })
    if (agreed) await actions.own('leave')
  }
  return (
    <section
      aria-label={t.mine}
      data-my-place
      className="flex flex-col gap-3 rounded-2xl bg-brand p-4 text-on-brand shadow-card"
    >
      <div aria-live="polite">
        <p className="text-2xl font-extrabold tracking-tight tabular-nums">{title}</p>
        {detail !== null && <p className="font-semibold">{detail}</p>}
        {actions.isOwnWaiting && <p className="font-semibold">{t.waits}</p>}
      </div>
      {queue.state === 'open' && (
        <div className="flex flex-wrap gap-2">
          {isStopping && !mine.isHere ? (
            <p className="font-semibold">{t.myAbsent}</p>
          ) : isStopping ? (
            <Button variant="plain" className="flex-1" onPress={() => void actions.own('resume')}>
              <Play aria-hidden size={20} />
              {isAway ? t.resume : t.stay}
            </Button>
          ) : (
            <Button variant="plain" className="flex-1" onPress={() => void actions.own('pause')}>
              <Coffee aria-hidden size={20} />
              {mine.state === 'playing' ? t.pauseAfter : t.pause}
            </Button>
          )}
          {mine.state !== 'left' && (
            <Button variant="plain" className="flex-1" onPress={() => void leave()}>
              <House aria-hidden size={20} />
              {t.leave}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}

const buzzMs = [300, 120, 300]

function useCallBuzz(isCalled: boolean): void {
  const wasCalled = useRef(isCalled)
  useEffect(() => {
    if (isCalled && !wasCalled.current && 'vibrate' in navigator) navigator.vibrate(buzzMs)
    wasCalled.current = isCalled
  }, [isCalled])
}
