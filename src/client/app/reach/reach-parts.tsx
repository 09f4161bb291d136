// Makes sure the player can be reached with the app closed: a question after the first sign-up, and
// a reminder later. Stops watching once both are settled.
import { Suspense, useEffect, useState, type ReactNode } from 'react'
import type { LiveOutput } from '#contract/contract.ts'
import { mayAskReach, needsReminder } from '#domain/notification/reach.ts'
import { showBadge } from '../../device/app-badge.ts'
import { offersPushAfterInstall, putOff, wasPutOff } from '../../device/push-offer.ts'
import { toDeviceDay } from '../../device/today.ts'
import { lazyPart } from '../../navigation/lazy-part.ts'
import { useLive } from '../../net/use-live.ts'
import type { Me } from '../../session/use-me.ts'
import { useUnasked } from '../dialog/use-unasked.ts'
import { ReachBanner } from './reach-banner.tsx'

const ReachSheet = lazyPart(() => import('./reach-sheet.tsx'), 'ReachSheet')

type ReachPartsProps = {
  me: Me
  isHeld: boolean
  children: ReactNode
}

export function ReachPrompts({ me, isHeld, children }: ReachPartsProps) {
  const unread = me.unreadMessages + me.unreadAlerts
  useEffect(() => showBadge(unread), [unread])
  const [isSettled, setSettled] = useState(false)
  const { data } = useLive('notifications-reach', isSettled ? 'skip' : {})
  // Asked once per page, even if the answer never reached the server.
  const [asking, setAsking] = useState<Asked['asking']>('not yet')
  const [today] = useState(() => toDeviceDay(Date.now()))
  const [isPutOff, setPutOff] = useState(() => wasPutOff('reminder', today))
  const isFree = useUnasked(asking === 'now' ? 'reach' : null)
  if (data === undefined) return children
  const next = decideNext(data, { asking, isPutOff })
  if (next === 'ask') setAsking('now')
  if (next === 'settle' && !isSettled) setSettled(true)
  return (
    <>
      {next === 'remind' && !isHeld ? (
        <ReachBanner
          reached={data}
          onLater={() => {
            putOff('reminder', today)
            setPutOff(true)
          }}
        />
      ) : (
        children
      )}
      {isFree && (
        <Suspense>
          <ReachSheet
            reached={data}
            onClose={() => {
              putOff('push', today)
              setAsking('done')
            }}
          />
        </Suspense>
      )}
    </>
  )
}

type Asked = { asking: 'not yet' | 'now' | 'done'; isPutOff: boolean }

/**
 * settle: no question and no reminder is due. wait: until there is something to notify the player
 * about.
 */
function decideNext(
  { reach, wasAsked, isEntered }: LiveOutput<'notifications-reach'>,
  { asking, isPutOff }: Asked,
): 'ask' | 'remind' | 'settle' | 'wait' {
  if (asking === 'now') return 'wait'
  const isDue = asking === 'not yet' && (mayAskReach(reach, wasAsked) || offersPushAfterInstall())
  const needsWord = needsReminder(reach)
  if (!isDue && !needsWord) return 'settle'
  if (isPutOff) return 'wait'
  if (isDue && isEntered) return 'ask'
  return needsWord && (isEntered || reach.mail === 'refused') ? 'remind' : 'wait'
}
