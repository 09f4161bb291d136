// The desk of an event: its roster, self check-ins, and organizers' marks.
import { Suspense, useState } from 'react'
import { can } from '#domain/access/capabilities.ts'
import { deskTexts } from '#words/en/check-in/check-in.ts'
import { rosterTexts } from '#words/en/roster/roster.ts'
import { Desk } from '../../features/check-in/desk.tsx'
import type { Said } from '../../features/check-in/list-desk.ts'
import { SelfCheckIn } from '../../features/check-in/self-check-in.tsx'
import { useRosterActions } from '../../features/roster/use-roster-actions.ts'
import { useUnsigned } from '../../features/roster/use-unsigned.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { lazyPart } from '../../navigation/lazy-part.ts'
import { callOrAlert } from '../../net/call-or-alert.ts'
import { useLive } from '../../net/use-live.ts'
import { Courtside } from '../../parts/courtside/courtside.tsx'
import type { EventDetail } from '../../parts/event/event-detail.ts'
import { getEventRoles } from '../../parts/event/event-roles.ts'
import { useBusyEach } from '../../parts/event/use-busy-each.ts'
import { usePlayTime } from '../../parts/event/use-play-time.ts'
import { usePlayer } from '../../session/use-me.ts'
import { Notice } from '../../ui/notice.tsx'

const PlayerFinder = lazyPart(
  () => import('../../features/roster/player-finder.tsx'),
  'PlayerFinder',
)

export function EventDesk({ detail }: { detail: EventDetail }) {
  const { player } = usePlayer()
  return can(getEventRoles(detail, player.playerId), 'event.checkIn') ? (
    <OpenDesk detail={detail} />
  ) : (
    <Notice tone="bad">{refusalText({ code: 'not-allowed' })}</Notice>
  )
}

function OpenDesk({ detail }: { detail: EventDetail }) {
  const t = useTexts(deskTexts)
  const { added } = useTexts(rosterTexts)
  const { eventId, roster } = detail
  const desk = useLive('checkIns-byEvent', { eventId }).data
  const unsigned = useUnsigned(eventId, true, roster.map(({ playerId }) => playerId).join())
  const playTime = usePlayTime(detail)
  const actions = useRosterActions(eventId)
  const names = useNames(eventId, actions.addByName)
  const [isFinding, setFinding] = useState(false)
  return (
    <>
      <Courtside />
      {playTime.isEarly && <Notice>{playTime.words}</Notice>}
      <Desk
        roster={roster}
        said={desk?.checkIns ?? []}
        unsigned={unsigned}
        actions={{
          ...actions,
          ...names,
          isBusy: (key) => actions.isBusy(key) || names.isBusy(key),
        }}
        onWalkIn={() => setFinding(true)}
      />
      <SelfCheckIn eventId={eventId} isOn={detail.selfCheckIn} />
      {isFinding && (
        <Suspense>
          <PlayerFinder
            eventId={eventId}
            title={t.walkIn}
            isOpen
            onClose={() => setFinding(false)}
            onAdd={async (found) => {
              const words = await actions.add(found)
              if (words === added && !playTime.isEarly) await actions.checkIn(found, 'here')
              return words
            }}
            onAddName={actions.addByName}
          />
        </Suspense>
      )}
    </>
  )
}

function useNames(eventId: string, addByName: (name: string) => Promise<string | null>) {
  const { isBusy, run } = useBusyEach()
  const dismiss = async ({ checkInId }: Said, others: readonly Said[] = []) => {
    await callOrAlert('checkIns-dismiss', {
      eventId,
      checkInId,
      ...(others.length > 0 && { others: others.map((other) => other.checkInId) }),
    })
  }
  return {
    isBusy,
    dismiss: (said: Said, others?: readonly Said[]) =>
      run(said.checkInId, () => dismiss(said, others)),
    add: (said: Said) =>
      run(said.checkInId, async () => {
        if ((await addByName(said.name ?? '')) !== null) await dismiss(said)
      }),
  }
}
