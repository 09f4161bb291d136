// A reported score, its state, and the viewer's possible answers.
import type { ReactNode } from 'react'
import { CircleCheck, Hourglass, Scale, type LucideIcon } from 'lucide-react'
import type { MatchView } from '#contract/match-list.ts'
import type { MatchActs } from '#domain/match/match-acts.ts'
import { isContested, type Side } from '#domain/match/match.ts'
import { scoreTexts } from '#words/en/match/score.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ScoreTable } from './score-table.tsx'
import type { ScoreActions } from './use-score-actions.ts'

type Told = {
  match: MatchView
  names: Readonly<Record<Side, string>>
  first: Side
  told: Side | null
  acts: MatchActs
}

export function ScoreTold({ match, names, first, told, acts }: Told) {
  const t = useTexts(scoreTexts)
  return (
    <>
      <ScoreTable names={names} first={first} games={match.games} winner={match.winner} />
      {match.walkover && match.winner !== null && (
        <p className="text-muted">{t.winsWithout({ names: names[match.winner] })}</p>
      )}
      <StateLine match={match} names={names} told={told} acts={acts} />
      {(match.state === 'disputed' || isContested(match)) && match.dispute !== '' && (
        <Notice tone="bad">
          <DisputeWords match={match} names={names} told={told} />
        </Notice>
      )}
    </>
  )
}

const other = (side: Side): Side => (side === 'a' ? 'b' : 'a')

function DisputeWords({ match, names, told }: Pick<Told, 'match' | 'names' | 'told'>) {
  const t = useTexts(scoreTexts)
  return (
    <>
      <span className="block">
        {told === null || isContested(match)
          ? t.disputed
          : t.disputedBy({ names: names[other(told)] })}
      </span>
      <q className="block font-normal">{match.dispute}</q>
    </>
  )
}

function StateLine({ match, names, told, acts }: Omit<Told, 'first'>) {
  const t = useTexts(scoreTexts)
  switch (match.state) {
    case 'planned':
      return null
    case 'reported': {
      const who = told === null ? t.told : t.toldBy({ names: names[told] })
      const next = acts.confirm
        ? t.waitsForYou
        : told === null
          ? t.waits
          : t.waitsFor({ names: names[other(told)] })
      return (
        <Line icon={Hourglass} title={who}>
          {next}
        </Line>
      )
    }
    case 'disputed':
      return (
        <Line icon={Scale} title={t.disputed}>
          {acts.decide ? t.disputeDecide : t.disputeWaits}
        </Line>
      )
    case 'confirmed':
      return <Counting match={match} acts={acts} />
  }
}

function Counting({ match, acts }: Pick<Told, 'match' | 'acts'>) {
  const t = useTexts(scoreTexts)
  if (isContested(match))
    return (
      <Line icon={Scale} title={t.disputed}>
        {acts.decide ? t.settle : t.settles}
      </Line>
    )
  return (
    <Line
      icon={CircleCheck}
      title={match.confirmedBy === null && match.reportedBy !== null ? t.countsByItself : t.counts}
    />
  )
}

function Line({
  icon: Icon,
  title,
  children,
}: {
  icon: LucideIcon
  title: string
  children?: ReactNode
}) {
  return (
    <div className="flex items-start gap-3">
      <Icon aria-hidden size={20} className="mt-0.5 shrink-0 text-brand" />
      <p className="min-w-0">
        <span className="block font-semibold">{title}</span>
        {children !== undefined && <span className="block text-muted">{children}</span>}
      </p>
    </div>
  )
}

type AnswersProps = {
  match: MatchView
  acts: MatchActs
  actions: ScoreActions
  onEdit: () => void
  onDispute: () => void
}

export function ScoreAnswers(props: AnswersProps) {
  const t = useTexts(scoreTexts)
  const { match, acts, actions, onEdit } = props
  const isDisputed = match.state === 'disputed' || isContested(match)
  return (
    <div className="flex flex-col gap-2">
      {acts.decide && isDisputed ? (
        <Button size="lg" onPress={onEdit}>
          {t.decide}
        </Button>
      ) : (
        <Verdict {...props} />
      )}
      <div className="flex flex-wrap justify-center gap-x-2 empty:hidden">
        {acts.report && (
          <Button variant="ghost" size="sm" onPress={onEdit}>
            {t.tellAnew}
          </Button>
        )}
        {acts.decide && !isDisputed && (
          <Button variant="ghost" size="sm" onPress={onEdit}>
            {t.correct}
          </Button>
        )}
        {acts.clear && (
          <Button
            variant="ghost"
            size="sm"
            isPending={actions.busy === 'clear'}
            onPress={() => void actions.clear()}
          >
            {t.clear}
          </Button>
        )}
      </div>
    </div>
  )
}

function Verdict({ match, acts, actions, onDispute }: AnswersProps) {
  const t = useTexts(scoreTexts)
  const isDisputed = match.state === 'disputed' || isContested(match)
  if (!acts.confirm && !acts.dispute) return null
  return (
    <div className="grid auto-cols-fr grid-flow-col gap-2">
      {acts.dispute && (
        <Button variant="plain" size="lg" onPress={onDispute}>
          {t.dispute}
        </Button>
      )}
      {acts.confirm && (
        <Button
          variant={isDisputed ? 'plain' : 'primary'}
          size="lg"
          isPending={actions.busy === 'confirm'}
          onPress={() => void actions.confirm()}
        >
          {isDisputed ? t.agree : t.confirm}
        </Button>
      )}
    </div>
  )
}
