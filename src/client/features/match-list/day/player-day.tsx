import { Link } from '@tanstack/react-router'
import { currentRound } from '#domain/match-list/rounds.ts'
import { eventDayTexts } from '#words/en/match-list/event-day.ts'
import { useTexts } from '../../../i18n/texts.ts'
import type { EventDetail } from '../../../parts/event/event-detail.ts'
import { buttonClasses } from '../../../ui/button-classes.ts'
import { formatByes } from '../bye-words.ts'
import { useMatchListContext } from '../list-scene.ts'
import type { ListView } from '../list-view.ts'
import { MyNow } from '../my-now.tsx'
import { DayHead } from './day-head.tsx'

type PlayerDayProps = {
  detail: EventDetail
  list: ListView | null
  playerId: string
  now: number
  hasPass: boolean
  onCant: (() => void) | null
}

export function PlayerDay({
  detail: { eventId, startsAt },
  list,
  hasPass,
  onCant,
  ...viewer
}: PlayerDayProps) {
  const t = useTexts(eventDayTexts)
  const { playerId, now } = viewer
  if (list !== null && list.matches.length > 0)
    return (
      <section aria-label={t.day} className="flex flex-col gap-3">
        <MyCourt list={list} playerId={playerId} />
        <Link
          to="/matchlist/$eventId"
          params={{ eventId }}
          className={buttonClasses({ variant: 'plain' })}
        >
          {t.live}
        </Link>
      </section>
    )
  return (
    <section aria-label={t.day}>
      <DayHead startsAt={hasPass ? null : startsAt} now={now} facts={t.courtsSoon}>
        {onCant !== null && (
          <button
            type="button"
            onClick={onCant}
            className="min-h-11 cursor-pointer self-start rounded font-semibold underline underline-offset-4 outline-offset-2 focus-visible:outline-2 focus-visible:outline-current"
          >
            {t.cant}
          </button>
        )}
      </DayHead>
    </section>
  )
}

function MyCourt({ list, playerId }: { list: ListView; playerId: string }) {
  const scene = useMatchListContext(list, {
    playerId,
    mayPlay: false,
    onMatch: null,
    onScoreboard: null,
  })
  const current = currentRound(scene.rounds)
  const why =
    current === null || scene.number === null ? null : formatByes(list, current.round, scene.number)
  return <MyNow scene={scene} why={why} />
}
