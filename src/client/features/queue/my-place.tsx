// A player's own part of the live queue: their court, or their place with an estimated wait, a
// break, and leaving.
import { Suspense, useEffect, useRef, useState } from 'react'
import { Coffee, House, Play } from 'lucide-react'
import { liveQueueTexts } from '#words/en/queue/queue.ts'
import { useTexts } from '../../i18n/texts.ts'
import { lazyPart } from '../../navigation/lazy-part.ts'
import { formatMyQueue } from '../../parts/queue/my-queue-words.ts'
import type { PlacedPerson, QueueNames, QueueView } from '../../parts/queue/queue-names.ts'
import { Button } from '../../ui/button.tsx'
import { confirmUser } from '../../ui/overlay/dialogs.ts'
import { listGuestsInLine } from './own-guests.ts'
import { OwnPair } from './own-pair.tsx'
import type { QueueActions } from './use-queue-actions.ts'

const LeaveSheet = lazyPart(() => import('./leave-sheet.tsx'), 'LeaveSheet')

type MyPlaceProps = {
  queue: QueueView
  mine: PlacedPerson
  nameOf: QueueNames
  now: number
  actions: Pick<QueueActions, 'own' | 'pair' | 'isOwnWaiting'>
}

export function MyPlace(props: MyPlaceProps) {
  const { queue, mine, nameOf, now, actions } = props
  const t = useTexts(liveQueueTexts)
  const { title, detail } = formatMyQueue({ queue, mine, nameOf, now })
  useCallBuzz(mine.state === 'playing')
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
          <Break mine={mine} actions={actions} />
          {mine.state !== 'left' && <Leave {...props} />}
        </div>
      )}
      {queue.state === 'open' && !actions.isOwnWaiting && (
        <OwnPair queue={queue} mine={mine} nameOf={nameOf} actions={actions} />
      )}
    </section>
  )
}

function Break({ mine, actions }: Pick<MyPlaceProps, 'mine' | 'actions'>) {
  const t = useTexts(liveQueueTexts)
  const isAway = mine.state === 'paused' || mine.state === 'left'
  const isStopping = isAway || mine.next !== null
  if (isStopping && !mine.isHere) return <p className="font-semibold">{t.myAbsent}</p>
  return isStopping ? (
    <Button variant="plain" className="flex-1" onPress={() => void actions.own('resume')}>
      <Play aria-hidden size={20} />
      {isAway ? t.resume : t.stay}
    </Button>
  ) : (
    <Button variant="plain" className="flex-1" onPress={() => void actions.own('pause')}>
      <Coffee aria-hidden size={20} />
      {mine.state === 'playing' ? t.pauseAfter : t.pause}
    </Button>
  )
}

function Leave({ queue, mine, nameOf, actions }: MyPlaceProps) {
  const t = useTexts(liveQueueTexts)
  const [isLeaving, setLeaving] = useState(false)
  const guests = listGuestsInLine(queue.members, mine)
  const leave = async () => {
    if (guests.length > 0) return setLeaving(true)
    const agreed = await confirmUser({
      title: t.leaveAsk,
      text: t.leaveText,
      confirm: t.leave,
    })
    if (agreed) await actions.own('leave')
  }
  return (
    <>
      <Button variant="plain" className="flex-1" onPress={() => void leave()}>
        <House aria-hidden size={20} />
        {t.leave}
      </Button>
      {isLeaving && (
        <Suspense>
          <LeaveSheet
            {...{ queue, mine, guests, nameOf, actions }}
            onClose={() => setLeaving(false)}
          />
        </Suspense>
      )}
    </>
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
