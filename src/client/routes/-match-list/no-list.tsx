// An event without rounds: its live queue if it has one, or a note that play hasn't started.
import { useEffect, type ComponentProps } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { matchListTexts } from '#words/en/match-list/match-list.ts'
import { NotOpen } from '../../features/match-list/not-open.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { useLive } from '../../net/use-live.ts'
import { SkeletonList } from '../../ui/skeleton.tsx'

export function NoList(props: ComponentProps<typeof NotOpen>) {
  const t = useTexts(matchListTexts)
  const navigate = useNavigate()
  const { eventId, mayPlay } = props
  const live = useLive('queues-byEvent', { eventId })
  const queue = live.data?.queue ?? null
  const isQueue = queue !== null && (queue.state === 'open' || !mayPlay)
  useEffect(() => {
    if (isQueue) void navigate({ to: '/queue/$eventId', params: { eventId }, replace: true })
  }, [isQueue, navigate, eventId])
  return isQueue || live.status === 'loading' ? (
    <SkeletonList label={t.loading} rows={3} />
  ) : (
    <NotOpen {...props} />
  )
}
