// Shows when an event doesn't count in leaderboards and ratings; admins of its venue can change it.
import { can, type EventRole } from '#domain/access/capabilities.ts'
import { isCompetitive, type EventType } from '#domain/event/event.ts'
import { offersRanking, type Ranking } from '#domain/event/ranking.ts'
import { eventAttendanceTexts, eventRankingTexts } from '#words/en/event/event-ranking.ts'
import { useTexts } from '../../i18n/texts.ts'
import { callOrAlert } from '../../net/call-or-alert.ts'
import { useLive } from '../../net/use-live.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { showToast } from '../../ui/overlay/toasts.tsx'
import { useBusy } from '../../ui/use-busy.ts'

export function EventRanking({
  eventId,
  type,
  ranking,
  roles,
  playerId,
}: {
  eventId: string
  type: EventType
  ranking: Ranking
  roles: readonly EventRole[]
  playerId: string
}) {
  const t = useTexts(isCompetitive(type) ? eventRankingTexts : eventAttendanceTexts)
  const { busy, run } = useBusy<'rank'>()
  const isRanked = ranking === 'ranked'
  const isHeld = ranking === 'held' && can(roles, 'event.rank')
  const list = useLive('matchLists-byEvent', isHeld ? { eventId } : 'skip').data?.matchList
  const mayRank =
    (!isHeld || list !== undefined) &&
    offersRanking({
      ranking,
      roles,
      hasPlayed: list?.players.some((player) => player.playerId === playerId) === true,
    })
  const set = () =>
    run('rank', async () => {
      const answer = await callOrAlert('events-setRanked', { eventId, ranked: !isRanked })
      if (answer.ok) await showToast({ title: isRanked ? t.unrankedToast : t.rankedToast })
    })
  return (
    <Card className="flex flex-wrap items-center gap-3">
      <p className="min-w-0 flex-1 basis-40 text-sm text-pretty text-muted">{t[ranking]}</p>
      {mayRank && (
        <Button variant="plain" size="sm" isPending={busy === 'rank'} onPress={() => void set()}>
          {isRanked ? t.unrank : t.rank}
        </Button>
      )}
    </Card>
  )
}
