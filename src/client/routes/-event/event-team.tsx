// The viewer's team in an event: partner, requests, players looking for a partner, and a search.
// Loaded late, for events with teams.
import type { ComponentProps } from 'react'
import { can } from '#domain/access/capabilities.ts'
import { seekRefusal } from '#domain/partner/partner.ts'
import { useNow } from '../../device/today.ts'
import { SeekerList, type ListedSeeker } from '../../features/partner/seeker-list.tsx'
import { TeamSection } from '../../features/team/team-section.tsx'
import { useTeam } from '../../features/team/use-team.ts'
import { useLive } from '../../net/use-live.ts'
import type { OpenedDetail } from '../../parts/event/event-detail.ts'
import { getEventRoles } from '../../parts/event/event-roles.ts'
import { usePlayer } from '../../session/use-me.ts'

type TeamProps = ComponentProps<typeof TeamSection>
type EventTeamProps = Omit<TeamProps, 'eventId' | 'isTeamEvent' | 'seekers'> & {
  detail: OpenedDetail
}

export function EventTeam({ detail, ...team }: EventTeamProps) {
  const isTeamEvent = detail.fields.entryBy === 'team'
  const seekers = isTeamEvent && team.isOpen && (
    <Seekers detail={detail} mine={team.mine} onAsked={() => team.onFind(false)} />
  )
  return (
    <>
      <TeamSection eventId={detail.eventId} isTeamEvent={isTeamEvent} seekers={seekers} {...team} />
      {seekers}
    </>
  )
}

type SeekersProps = Pick<EventTeamProps, 'detail' | 'mine'> & { onAsked: () => void }

function Seekers({ detail, mine: { partner, sent, received }, onAsked }: SeekersProps) {
  const { eventId } = detail
  const { player } = usePlayer()
  const now = useNow()
  const { ask, busy } = useTeam(eventId)
  const list = useLive('partners-byEvent', { eventId }).data
  if (list === undefined) return null
  const { entries } = detail
  const roster = {
    entries,
    nextOrder: (entries.at(-1)?.order ?? 0) + 1,
    sentOut: new Set(detail.isSentOut ? [player.playerId] : []),
  }
  const isFree = partner === null && seekRefusal(detail.terms, roster, player, now) === null
  const askers = new Set(received.map(({ playerId }) => playerId))
  const askOne = (seeker: ListedSeeker) => {
    onAsked()
    void ask(seeker)
  }
  return (
    <SeekerList
      eventId={eventId}
      list={{ ...list, seekers: list.seekers.filter(({ playerId }) => !askers.has(playerId)) }}
      me={player}
      maySeek={isFree}
      isOrganizer={can(getEventRoles(detail, player.playerId), 'event.roster')}
      asked={sent.map(({ playerId }) => playerId)}
      onAsk={isFree ? askOne : null}
      asking={busy}
    />
  )
}
