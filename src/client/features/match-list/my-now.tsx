// My next match or bye, large: court, partner, opponents, and my next bye.
import type { ReactNode } from 'react'
import { Armchair } from 'lucide-react'
import type { MatchView } from '#contract/match-list.ts'
import { isPlayed } from '#domain/match-list/match-list.ts'
import { findAhead, currentRound } from '#domain/match-list/rounds.ts'
import { isComplete } from '#domain/match/match-acts.ts'
import { findSide } from '#domain/match/match.ts'
import { matchListTexts } from '#words/en/match-list/match-list.ts'
import { useTexts } from '../../i18n/texts.ts'
import type { MatchListContext } from './list-scene.ts'
import { formatGames, formatSide, formatWhere } from './list-view.ts'
import { matchAction } from './match-action.ts'
import { findRunning, formatRunningGames, formatRunningState } from './running/running-scores.ts'

export function myMatchNow({ rounds, number }: MatchListContext): MatchView | null {
  if (number === null) return null
  const current = currentRound(rounds)?.matches.find((match) => findSide(match, number) !== null)
  return current ?? findAhead(rounds, number).next
}

export function MyNow({ scene, why }: { scene: MatchListContext; why: string | null }) {
  const t = useTexts(matchListTexts)
  const { list, rounds, number } = scene
  const match = myMatchNow(scene)
  if (number === null || list.matches.length === 0) return null
  if (list.players.find((player) => player.number === number)?.presence === 'left')
    return <Quiet title={t.youLeft} />
  const current = currentRound(rounds)
  if (current?.byes.includes(number) === true)
    return <Quiet title={t.youSit({ n: current.round })} text={why} then={match} scene={scene} />
  if (match === null)
    return list.state === 'open' && current === null ? null : <Quiet title={t.youAreDone} />
  return <MyMatch match={match} scene={scene} number={number} />
}

const findPartners = (side: readonly number[], number: number): number[] =>
  side.filter((each) => each !== number)

function useMatchWords(match: MatchView, { nameOf, number }: MatchListContext): string[] {
  const t = useTexts(matchListTexts)
  const mine = number === null ? null : findSide(match, number)
  if (mine === null || number === null) return []
  const partners = findPartners(match[mine], number)
  return [
    ...(partners.length === 0 ? [] : [t.with({ name: formatSide(partners, nameOf) })]),
    t.against({ names: formatSide(match[mine === 'a' ? 'b' : 'a'], nameOf) }),
  ]
}

function MyMatch({
  match,
  scene,
  number,
}: {
  match: MatchView
  scene: MatchListContext
  number: number
}) {
  const t = useTexts(matchListTexts)
  const { byes } = findAhead(scene.rounds, number)
  const [nextBye] = byes.filter((round) => round > match.round)
  return (
    <section
      aria-label={t.yourMatch}
      className="flex flex-col gap-3 rounded-3xl bg-ball p-4 text-on-ball shadow-card"
    >
      <div>
        <p className="text-sm font-semibold">{t.yourMatch}</p>
        <p className="font-display text-2xl font-extrabold tracking-tight">{formatWhere(match)}</p>
      </div>
      <div className="flex items-end justify-between gap-3">
        <p className="min-w-0 text-lg leading-snug font-semibold">
          {useMatchWords(match, scene).map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </p>
        <MyScore match={match} scene={scene} />
      </div>
      <MyButtons match={match} scene={scene} />
      {nextBye !== undefined && (
        <p className="text-sm font-medium">{t.nextBye({ round: nextBye })}</p>
      )}
    </section>
  )
}

function MyScore({ match, scene }: { match: MatchView; scene: MatchListContext }) {
  const { format } = scene.list
  const running = findRunning(scene.running, match)
  const score = running === null ? formatGames(match) : formatRunningGames(running, format)
  if (score === '') return null
  return (
    <p className="shrink-0 text-right font-display text-2xl font-extrabold tabular-nums">
      {score}
      {running !== null && (
        <span className="block font-sans text-sm font-semibold">
          {formatRunningState(running, format)}
        </span>
      )}
    </p>
  )
}

const onBall =
  'inline-flex min-h-12 cursor-pointer items-center justify-center gap-2 rounded-xl px-4 font-semibold outline-offset-2 transition active:scale-[.98] focus-visible:outline-2 focus-visible:outline-current'

function MyButtons({ match, scene }: { match: MatchView; scene: MatchListContext }) {
  const t = useTexts(matchListTexts)
  const { onMatch, onScoreboard } = scene
  const action = matchAction(match, scene)
  if (action === null || onMatch === null) return null
  const words = {
    enter: t.enterScore,
    confirm: t.confirmScore,
    decide: t.decideScore,
    see: t.seeScore,
  }[action]
  const hasBoard = onScoreboard !== null && !isPlayed(match) && isComplete(match)
  return (
    <div className="flex gap-2">
      <button
        type="button"
        className={`${onBall} flex-1 bg-card text-fg sm:flex-none sm:px-8`}
        onClick={() => onMatch(match.matchId)}
      >
        {words}
      </button>
      {hasBoard && (
        <button
          type="button"
          className={`${onBall} border-2 border-current`}
          onClick={() => onScoreboard(match.matchId)}
        >
          {t.scoreboard}
        </button>
      )}
    </div>
  )
}

function Quiet({
  title,
  text = null,
  then = null,
  scene,
}: {
  title: string
  text?: string | null
  then?: MatchView | null
  scene?: MatchListContext
}): ReactNode {
  return (
    <section aria-label={title} className="flex items-start gap-4 rounded-3xl bg-soft p-4">
      <span className="grid size-12 shrink-0 place-items-center rounded-2xl bg-card text-brand">
        <Armchair aria-hidden size={24} />
      </span>
      <div className="min-w-0">
        <p className="text-xl font-extrabold tracking-tight">{title}</p>
        {text !== null && <p className="text-muted">{text}</p>}
        {then !== null && scene !== undefined && <Then match={then} scene={scene} />}
      </div>
    </section>
  )
}

function Then({ match, scene }: { match: MatchView; scene: MatchListContext }) {
  const t = useTexts(matchListTexts)
  return (
    <p className="mt-1 font-semibold">
      {t.thenNext({
        where: [formatWhere(match), useMatchWords(match, scene).join(' ')].join(' · '),
      })}
    </p>
  )
}
