// The content of an event's match list: the evening board, or tabs on phones, with score sheets
// over either.
import { Suspense, useEffect, useRef } from 'react'
import { Link } from '@tanstack/react-router'
import { can } from '#domain/access/capabilities.ts'
import { matchListTexts } from '#words/en/match-list/match-list.ts'
import type { MatchListContext } from '../../features/match-list/list-scene.ts'
import type { ListTab } from '../../features/match-list/list-tab.ts'
import type { ListView } from '../../features/match-list/list-view.ts'
import { MatchListScreen } from '../../features/match-list/match-list-screen.tsx'
import type { RenderFinder } from '../../features/match-list/organize/add-sheet.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { lazyPart } from '../../navigation/lazy-part.ts'
import type { EventDetail } from '../../parts/event/event-detail.ts'
import { getEventRoles } from '../../parts/event/event-roles.ts'
import { usePlayer } from '../../session/use-me.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { Button } from '../../ui/button.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { MatchScore, MatchScores } from './match-scores.tsx'

const Bracket = lazyPart(() => import('../../features/bracket/bracket.tsx'), 'Bracket')
const StandingsTable = lazyPart(
  () => import('../../features/result/standings-table.tsx'),
  'StandingsTable',
)
const PlayerFinder = lazyPart(
  () => import('../../features/roster/player-finder.tsx'),
  'PlayerFinder',
)
const WideEvening = lazyPart(
  () => import('../../features/match-list/evening/wide-evening.tsx'),
  'WideEvening',
)

type ListBodyProps = {
  detail: EventDetail
  list: ListView
  scene: MatchListContext
  title: string
  search: { tab?: ListTab; match?: string; scoreboard?: string }
  to: {
    match: (matchId: string) => void
    scoreboard: (matchId: string) => void
    noScore: () => void
    tab: (tab: ListTab) => void
    view: (view: 'tv' | 'print') => void
    finish: () => void
  }
  isEvening: boolean
}

export function ListBody(props: ListBodyProps) {
  const { list, scene, search, to, isEvening } = props
  const t = useTexts(matchListTexts)
  const { tab = 'now', match, scoreboard } = search
  const scores = useScores(props)
  const parts = useParts(props)
  const open = useOpenScore(match, to)
  const inPlace = isEvening ? list.matches.find(({ matchId }) => matchId === match) : undefined
  return (
    <>
      <MatchScores
        {...scores}
        matchId={inPlace === undefined ? match : undefined}
        boardId={scoreboard}
        onMatch={to.match}
      />
      {isEvening ? (
        <Suspense fallback={<SkeletonList label={t.loading} rows={3} />}>
          <WideEvening
            {...parts}
            scene={open.scene(scene)}
            openId={inPlace?.matchId}
            renderScore={(shown) => (
              <MatchScore
                {...scores}
                match={shown}
                onClose={() => open.close(shown.matchId)}
                isInPlace
              />
            )}
            onCloseScore={() => to.noScore()}
          />
        </Suspense>
      ) : (
        <MatchListScreen
          {...parts}
          tab={tab}
          onTab={to.tab}
          bracket={
            <Suspense>
              <Bracket
                matches={list.matches}
                feeds={list.feeds}
                nameOf={scene.nameOf}
                number={scene.number}
                onMatch={to.match}
              />
            </Suspense>
          }
        />
      )}
    </>
  )
}

/**
 * Keys are faster than address changes: closing one score must not close another opened meanwhile.
 */
function useOpenScore(match: string | undefined, to: ListBodyProps['to']) {
  const wanted = useRef(match)
  useEffect(() => {
    wanted.current = match
  }, [match])
  return {
    scene: (scene: MatchListContext): MatchListContext => ({
      ...scene,
      onMatch: (matchId) => {
        wanted.current = matchId
        to.match(matchId)
      },
    }),
    close: (matchId: string) => {
      if (wanted.current === matchId) to.noScore()
    },
  }
}

function useScores({ detail, list, scene, to }: ListBodyProps) {
  const { player } = usePlayer()
  const roles = getEventRoles(detail, player.playerId)
  return {
    list,
    scene,
    mayPlay: can(roles, 'event.play'),
    roles,
    onScoreboard: to.scoreboard,
    onClose: () => to.noScore(),
  }
}

function useParts({ detail, list, scene, title, to, isEvening }: ListBodyProps) {
  const t = useTexts(matchListTexts)
  return {
    list,
    scene,
    title,
    standings: (
      <Suspense fallback={<SkeletonList label={t.loading} />}>
        <StandingsTable list={list} nameOf={scene.nameOf} me={scene.number} isShort={isEvening} />
      </Suspense>
    ),
    end: <End list={list} onFinish={to.finish} />,
    onFinish: to.finish,
    partnerIds: getPartners(detail),
    renderFinder: ({ title: words, onAdd, onClose }: Parameters<RenderFinder>[0]) => (
      <Suspense>
        <PlayerFinder
          eventId={detail.eventId}
          title={words}
          isOpen
          onClose={onClose}
          onAdd={({ playerId }: { playerId: string }) => onAdd(playerId)}
        />
      </Suspense>
    ),
    onView: to.view,
  }
}

function End({ list: { eventId, state }, onFinish }: { list: ListView; onFinish: () => void }) {
  const t = useTexts(matchListTexts)
  return state === 'closed' ? (
    <Link
      to="/results/$eventId"
      params={{ eventId }}
      className={`${buttonClasses({ size: 'lg' })} flex-1`}
      data-step="closed"
    >
      {t.toResults}
    </Link>
  ) : (
    <Button size="lg" className="flex-1" onPress={onFinish} data-step="close">
      {t.finish}
    </Button>
  )
}

const getPartners = ({ roster }: EventDetail): ReadonlyMap<string, string> =>
  new Map(
    roster.flatMap(({ playerId, partnerId }) =>
      partnerId === null ? [] : [[playerId, partnerId] as const],
    ),
  )
