// The matches on court now: mine first, then every court, then byes with reasons.
import type { ReactNode } from 'react'
import { Armchair, ListChecks } from 'lucide-react'
import type { MatchView } from '#contract/match-list.ts'
import { isPlayed } from '#domain/match-list/match-list.ts'
import {
  currentRound,
  isOnCourt,
  playableNow,
  type RoundOfList,
} from '#domain/match-list/rounds.ts'
import { matchListTexts } from '#words/en/match-list/match-list.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Picture } from '../../parts/picture/picture.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Section } from '../../ui/section.tsx'
import { CourtCard } from './court-card.tsx'
import type { MatchListContext } from './list-scene.ts'
import { formatRoundCount, formatRound } from './list-view.ts'
import { MyNow, myMatchNow } from './my-now.tsx'

type NowTabProps = {
  scene: MatchListContext
  why: (round: number, number: number) => string | null
  matchTools?: ((match: MatchView) => ReactNode) | undefined
}

export const courtGrid = 'grid gap-3 sm:grid-cols-2'

export function NowTab({ scene, why, matchTools }: NowTabProps) {
  const current = currentRound(scene.rounds)
  const { number } = scene
  const ofBracket = playableNow(scene.rounds)
  return (
    <div className="flex flex-col gap-6">
      {scene.isEarly && !scene.mayPlay && scene.list.matches.length > 0 && (
        <p className="text-muted">{scene.opens}</p>
      )}
      <MyNow
        scene={scene}
        why={current === null || number === null ? null : why(current.round, number)}
      />
      {current !== null && (
        <OnCourt round={current} scene={scene} why={why} matchTools={matchTools} />
      )}
      {current === null && ofBracket.length > 0 && (
        <InBracket matches={ofBracket} scene={scene} matchTools={matchTools} />
      )}
      {current === null && ofBracket.length === 0 && <NothingNow scene={scene} />}
    </div>
  )
}

type Tools = Pick<NowTabProps, 'matchTools'>

function OnCourt({
  round,
  scene,
  why,
  matchTools,
}: { round: RoundOfList<MatchView>; scene: MatchListContext; why: NowTabProps['why'] } & Tools) {
  const t = useTexts(matchListTexts)
  const mine = myMatchNow(scene)
  const done = round.matches.filter(isPlayed).length
  const others = scene.mayPlay ? round.matches : round.matches.filter((match) => match !== mine)
  return (
    <>
      <Section
        title={formatRoundCount(scene.list, round)}
        action={
          <p className="shrink-0 text-sm font-semibold text-muted tabular-nums">
            {t.doneOf({ done, of: round.matches.length })}
          </p>
        }
      >
        {others.length > 0 && (
          <ul className={courtGrid}>
            {others.map((match) => (
              <CourtCard
                key={match.matchId}
                match={match}
                scene={scene}
                {...(match.pool === null ? {} : { label: t.pool({ n: match.pool }) })}
                tools={matchTools?.(match)}
              />
            ))}
          </ul>
        )}
      </Section>
      {round.byes.length > 0 && <SittingOut round={round} scene={scene} why={why} />}
    </>
  )
}

function InBracket({
  matches,
  scene,
  matchTools,
}: { matches: readonly MatchView[]; scene: MatchListContext } & Tools) {
  const t = useTexts(matchListTexts)
  const [on, waiting] = [true, false].map((isOn) =>
    matches.filter((match) => isOnCourt(match, scene.rounds, scene.list.courts) === isOn),
  )
  const parts = [
    { title: t.onCourt, ofPart: on ?? [] },
    { title: t.waitingForCourt, ofPart: waiting ?? [] },
  ]
  return parts
    .filter(({ ofPart }) => ofPart.length > 0)
    .map(({ title, ofPart }) => (
      <Section key={title} title={title}>
        <ul className={courtGrid}>
          {ofPart.map((match) => (
            <CourtCard
              key={match.matchId}
              match={match}
              scene={scene}
              label={formatRound(match)}
              tools={matchTools?.(match)}
            />
          ))}
        </ul>
      </Section>
    ))
}

function SittingOut({
  round,
  scene: { nameOf, number },
  why,
}: {
  round: RoundOfList
  scene: MatchListContext
  why: NowTabProps['why']
}) {
  const t = useTexts(matchListTexts)
  return (
    <Section title={t.sitsOut}>
      <ul className="grid gap-x-3 rounded-2xl border border-line bg-card py-1 shadow-card sm:grid-cols-2">
        {round.byes.map((each) => (
          <li key={each} className="flex min-h-13 items-center gap-3 px-4 py-2">
            <Armchair aria-hidden size={20} className="shrink-0 text-muted" />
            <p className="min-w-0 leading-snug">
              <span className={each === number ? 'font-bold text-brand' : 'font-semibold'}>
                {nameOf(each)}
              </span>
              <span className="block text-sm text-muted">{why(round.round, each)}</span>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function NothingNow({ scene: { list, mayPlay } }: { scene: MatchListContext }) {
  const t = useTexts(matchListTexts)
  if (list.matches.length === 0)
    return (
      <EmptyState
        icon={ListChecks}
        title={t.noRounds}
        text={mayPlay ? t.noRoundsYours : t.noRoundsText}
      />
    )
  if (list.matches.every(isPlayed))
    return <EmptyState picture={<Picture name="done" />} title={t.allDone} text={t.allDoneText} />
  return <EmptyState icon={ListChecks} title={t.nothingNow} text={t.nothingNowText} />
}
