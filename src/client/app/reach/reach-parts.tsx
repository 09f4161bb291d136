// Whether the player is reached with the app closed: the question after the first sign-up, and the
// reminder while nothing reaches them. Once both are settled nothing is watched anymore.
import { useEffect, useState, type ReactNode } from 'react'
import { isReached, mayAskReach } from '#domain/notification/reach.ts'
import { showBadge } from '../../device/app-badge.ts'
import { offersPushAfterInstall, putOff, wasPutOff } from '../../device/push-offer.ts'
import { toLocalDay } from '../../device/today.ts'
import { useLive } from '../../net/use-live.ts'
import type { Me } from '../../session/use-me.ts'
import { ReachBanner } from './reach-banner.tsx'
import { ReachSheet } from './reach-sheet.tsx'

/**
 * `children`: what stands at the bottom of the screen while no reminder does. "Not today" puts off
 * the question, too.
 */
export function ReachParts({ me, children }: { me: Me; children: ReactNode }) {
  const unread = me.unreadMessages + me.unreadAlerts
  useEffect(() => showBadge(unread), [unread])
  const [isSettled, setSettled] = useState(false)
  const { data } = useLive('notifications-reach', isSettled ? 'skip' : {})
  // Once a page, also where the answer never reached the server.
  const [asking, setAsking] = useState<'not yet' | 'now' | 'done'>('not yet')
  const [today] = useState(() => toLocalDay(Date.now()))
  const [isPutOff, setPutOff] = useState(() => wasPutOff('reminder', today))
  if (data === undefined) return children
  const isDue =
    asking === 'not yet' && (mayAskReach(data.reach, data.wasAsked) || offersPushAfterInstall())
  if (isDue && data.isEntered && !isPutOff) setAsking('now')
  if (!isSettled && asking !== 'now' && !isDue && isReached(data.reach)) setSettled(true)
  const isReminded = data.isEntered && asking !== 'now' && !isPutOff && !isReached(data.reach)
  return (
    <>
      {isReminded ? (
        <ReachBanner
          reach={data.reach}
          onLater={() => {
            putOff('reminder', today)
            setPutOff(true)
          }}
        />
      ) : (
        children
      )}
      {asking === 'now' && (
        <ReachSheet
          reached={data}
          onClose={() => {
            putOff('push', today)
            setAsking('done')
          }}
        />
      )}
    </>
  )
}
