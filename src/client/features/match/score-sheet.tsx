// The sheet of one match's score: report, answer, decide or withdraw it. It updates with the match
// while open.
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Tally5 } from 'lucide-react'
import type { LiveOutput } from '#contract/contract.ts'
import type { MatchView } from '#contract/match-list.ts'
import { getReportedScore } from '#domain/match/answer-score.ts'
import { matchActs, reportedSide, sideOfPlayer, type MatchActs } from '#domain/match/match-acts.ts'
import type { Side } from '#domain/match/match.ts'
import { checkScore } from '#domain/match/score.ts'
import { scoreTexts } from '#words/en/match/score.ts'
import { useTexts } from '../../i18n/texts.ts'
import { usePlayTime } from '../../parts/event/use-play-time.ts'
import { Button, type ButtonProps } from '../../ui/button.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { showToast } from '../../ui/overlay/toasts.tsx'
import { OutgoingNotice } from './outgoing-notice.tsx'
import { ruleLine } from './rule-line.ts'
import { ScoreDispute } from './score-dispute.tsx'
import { toScoreDraft, emptyDraft, scoreOfDraft } from './score-draft.ts'
import { ScoreEditor } from './score-editor.tsx'
import { ScorePlace } from './score-place.tsx'
import { ScoreTable } from './score-table.tsx'
import { ScoreAnswers, ScoreTold } from './score-told.tsx'
import { useScoreActions, type ScoreActions } from './use-score-actions.ts'

export type ScoredList = Pick<
  NonNullable<LiveOutput<'matchLists-byEvent'>['matchList']>,
  'players' | 'state' | 'format' | 'startsAt' | 'timezone'
>

export type ScoreSheetProps = {
  list: ScoredList
  match: MatchView
  title: string
  names: Readonly<Record<Side, string>>
  viewer: {
    playerId: string
    userId: string
    mayPlay: boolean
    roles: readonly string[]
  }
  onClose: () => void
  counted: string | null
  onScoreboard: (() => void) | null
  isInPlace?: boolean
}

export function ScoreSheet({
  list,
  match,
  title,
  names,
  viewer,
  counted,
  onClose,
  onScoreboard,
  isInPlace = false,
}: ScoreSheetProps) {
  const t = useTexts(scoreTexts)
  const playTime = usePlayTime(list)
  const side = sideOfPlayer(list.players, match, viewer.playerId)
  const told = reportedSide(list.players, match)
  const acts = matchActs(match, told, {
    side,
    canPlay: viewer.mayPlay,
    isClosed: list.state === 'closed',
    isEarly: playTime.isEarly,
    playerId: viewer.playerId,
    roles: viewer.roles,
    decidedAfter: playTime.decidedAfter,
  })
  const actions = useScoreActions(match, {
    userId: viewer.userId,
    about: `${names.a} – ${names.b}`,
    onDone: onClose,
  })
  const scene = {
    list,
    match,
    names,
    first: side ?? 'a',
    told,
    acts,
    actions,
    why: playTime.isEarly ? playTime.words : t.notPlayed,
    mayPlay: viewer.mayPlay,
    counted,
    onScoreboard,
    onClose,
  }
  if (isInPlace)
    return (
      <ScorePlace title={title} onClose={onClose}>
        <SheetBody {...scene} />
      </ScorePlace>
    )
  return (
    <Sheet title={title} isOpen onClose={onClose}>
      <p className="-mt-2 text-sm text-muted">{ruleLine(list.format)}</p>
      <SheetBody {...scene} />
    </Sheet>
  )
}

type Scene = Pick<
  ScoreSheetProps,
  'list' | 'match' | 'names' | 'counted' | 'onScoreboard' | 'onClose'
> & {
  first: Side
  told: Side | null
  acts: MatchActs
  actions: ScoreActions
  why: string
  mayPlay: boolean
}

function SheetBody(scene: Scene) {
  const t = useTexts(scoreTexts)
  const { match, names, first, told, acts, actions, why, onClose } = scene
  const [mode, setMode] = useState<'see' | 'edit' | 'dispute'>('see')
  const [isSending, setSending] = useState(false)
  const { outgoing } = actions
  const isSent = isSending && outgoing?.state === 'done'
  // Runs once, even if the list updates before the sheet is gone.
  const finish = useEffectEvent(() => {
    onClose()
    void showToast({ title: t.sentToast, tone: 'good' })
  })
  useEffect(() => {
    if (isSent) finish()
  }, [isSent])
  if (outgoing !== null && outgoing.state !== 'done') {
    return (
      <>
        <ScoreTable names={names} first={first} games={outgoing.score.games} winner={null} />
        <OutgoingNotice outgoing={outgoing} onRetry={actions.retry} onDiscard={actions.discard} />
      </>
    )
  }
  if (mode === 'dispute' && acts.dispute)
    return (
      <ScoreDispute
        matchId={match.matchId}
        isToAdmins={match.state === 'confirmed'}
        isPending={actions.busy === 'dispute'}
        onBack={() => setMode('see')}
        onSend={(dispute) => void actions.dispute(dispute)}
      />
    )
  if (match.state === 'planned' || mode === 'edit')
    return (
      <>
        {scene.counted !== null && (
          <p className="font-semibold text-brand">{t.counted({ score: scene.counted })}</p>
        )}
        {acts.report || acts.decide ? (
          <Editing scene={scene} onSend={() => setSending(true)} />
        ) : (
          <p className="py-4 text-muted">{why}</p>
        )}
      </>
    )
  return (
    <>
      <ScoreTold match={match} names={names} first={first} told={told} acts={acts} />
      <ScoreAnswers
        match={match}
        acts={acts}
        actions={actions}
        onEdit={() => setMode('edit')}
        onDispute={() => setMode('dispute')}
      />
    </>
  )
}

function SendButton(props: Pick<ButtonProps, 'isPending' | 'onPress' | 'children'>) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }, [])
  return <Button {...props} ref={button} size="lg" />
}

function Editing({
  scene: { list, match, names, first, acts, actions, mayPlay, onScoreboard },
  onSend,
}: {
  scene: Scene
  onSend: () => void
}) {
  const t = useTexts(scoreTexts)
  const [draft, setDraft] = useState(() =>
    match.state === 'planned' ? emptyDraft : toScoreDraft(getReportedScore(match), list.format),
  )
  const score = scoreOfDraft(draft)
  const checked = checkScore(score.games, score.walkover, list.format)
  const send = () => {
    if (acts.decide) return void actions.decide(score)
    onSend()
    actions.report(score)
  }
  return (
    <>
      <ScoreEditor
        names={names}
        first={first}
        rule={list.format}
        draft={draft}
        onChange={setDraft}
      />
      <div className="flex flex-col gap-2">
        {checked.ok && (
          <>
            <SendButton isPending={actions.busy === 'decide'} onPress={send}>
              {acts.decide ? t.sendOwn : t.send}
            </SendButton>
            <p className="text-center text-sm text-balance text-muted">
              {mayPlay ? t.countsAtOnce : t.asksOther({ names: names[first === 'a' ? 'b' : 'a'] })}
            </p>
          </>
        )}
        {onScoreboard !== null && draft === emptyDraft && match.state === 'planned' && (
          <Button variant="ghost" size="sm" onPress={onScoreboard}>
            <Tally5 aria-hidden size={20} />
            {t.scoreboard}
          </Button>
        )}
      </div>
    </>
  )
}
