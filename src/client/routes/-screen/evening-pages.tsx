// The TV pages of an evening: live queue, courts, standings.
import type { ComponentProps, ReactNode } from 'react'
import { currentRound, listRounds } from '#domain/match-list/rounds.ts'
import type { ScreenPage } from '#domain/screen/screen.ts'
import { wallTexts } from '#words/en/screen/screen.ts'
import { formatRoundCount, nameOfNumbers } from '../../features/match-list/list-view.ts'
import { useRunningScores } from '../../features/match-list/running/running-scores.ts'
import {
  chunks,
  listCourtPages,
  listStandingPages,
  TvCourts,
  TvStandings,
} from '../../features/match-list/tv-boards.tsx'
import { QueueBoard } from '../../features/queue/queue-board.tsx'
import type { ShownScreen } from '../../features/screen/shown-screen.ts'
import { roomBy, type WallShape } from '../../features/screen/wall-shape.ts'
import { eventName } from '../../i18n/event-name.ts'
import { pick } from '../../i18n/texts.ts'
import { useLive } from '../../net/use-live.ts'

export type WallPage = { key: string; node: ReactNode }
type Evening = ShownScreen['evenings'][number]
type Around = { isChosen: (page: ScreenPage) => boolean; shape: WallShape; secret: string }

function EveningPage({
  kind,
  title,
  lead,
  children,
}: {
  kind: ScreenPage
  title: string
  lead: string
  children: ReactNode
}) {
  return (
    <section aria-label={title} className="flex min-h-0 flex-1 flex-col gap-3" data-page={kind}>
      <p className="flex items-baseline gap-4 text-xl">
        <span className="min-w-0 truncate font-bold">{title}</span>
        <span className="shrink-0 font-bold text-brand">{lead}</span>
      </p>
      {children}
    </section>
  )
}

export const listEveningPages = (evening: Evening, around: Around): WallPage[] => [
  ...listQueuePages(evening, around),
  ...listListPages(evening, around),
]

function RunningCourts({
  secret,
  eventId,
  ...courts
}: Omit<ComponentProps<typeof TvCourts>, 'running'> & { secret: string; eventId: string }) {
  const running = useRunningScores(useLive('runningScores-onScreen', { secret, eventId }))
  return <TvCourts {...courts} running={running} />
}

function listQueuePages({ eventId, queue }: Evening, { isChosen, shape }: Around): WallPage[] {
  if (queue === null || !isChosen('queue')) return []
  const t = pick(wallTexts)
  const title = queue.title === '' ? queue.locationName : queue.title
  return chunks(queue.courts, roomBy[shape].queueCourts).map((courts, index) => ({
    key: `${eventId} queue ${index}`,
    node: (
      <EveningPage kind="queue" title={title} lead={t.queue}>
        <QueueBoard
          queue={queue}
          courts={courts}
          isTall={shape === 'tall'}
          isDense={shape !== 'tall' && courts.length > 2}
        />
      </EveningPage>
    ),
  }))
}

function listListPages(
  { eventId, matchList: list }: Evening,
  { isChosen, shape, secret }: Around,
): WallPage[] {
  if (list === null) return []
  const t = pick(wallTexts)
  const room = roomBy[shape]
  const rounds = listRounds(list)
  const current = currentRound(rounds)
  const nameOf = nameOfNumbers(list.players)
  const title = eventName(list)
  const courts = isChosen('matches') ? listCourtPages(rounds, room.courts) : []
  const standings = isChosen('standings') ? listStandingPages(list, room.standings) : []
  return [
    ...courts.map((matches, index) => ({
      key: `${eventId} courts ${index}`,
      node: (
        <EveningPage
          kind="matches"
          title={title}
          lead={current === null ? t.courts : formatRoundCount(list, current)}
        >
          <RunningCourts
            secret={secret}
            eventId={eventId}
            matches={matches}
            nameOf={nameOf}
            rule={list.format}
            columns={room.columns === 3 && matches.length <= 4 ? 2 : room.columns}
          />
        </EveningPage>
      ),
    })),
    ...standings.map((rows, index) => ({
      key: `${eventId} standings ${index}`,
      node: (
        <EveningPage kind="standings" title={title} lead="">
          <TvStandings rows={rows} inColumn={room.inColumn} nameOf={nameOf} />
        </EveningPage>
      ),
    })),
  ]
}
