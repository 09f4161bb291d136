// Plans the rounds: how many, which ones stay, and their fairness, before anyone else sees them.
import { useState } from 'react'
import { Dices, Minus, Plus } from 'lucide-react'
import { roundsMax } from '#domain/event/format.ts'
import { isPlayed } from '#domain/match-list/match-list.ts'
import { currentRound, hasPlay, isWholeRound, listRounds } from '#domain/match-list/rounds.ts'
import { plansOneRound } from '#domain/schedule/plan-rounds.ts'
import { matchListTexts } from '#words/en/match-list/match-list.ts'
import { organizeTexts } from '#words/en/match-list/organize.ts'
import { refusalText } from '../../../i18n/refusals.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Switch } from '../../../ui/field/switch.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { alertUser } from '../../../ui/overlay/dialogs.ts'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { fairnessOfRounds, FairnessText } from '../fairness-line.tsx'
import { formatSide, type ListView, type NameOf } from '../list-view.ts'
import type { ListActions } from '../use-list-actions.ts'
import { useGenders } from './use-genders.tsx'
import {
  toPlannedRound,
  canKeep,
  isLadderDay,
  toPlanInput,
  usePlan,
  type Keep,
  type Plan,
} from './use-plan.ts'

type PlanSheetProps = {
  list: ListView
  nameOf: NameOf
  actions: ListActions
  /** make: replaces all unplayed rounds. add: appends more rounds. */
  mode: 'make' | 'add'
  seed: number
  onFinish: () => void
  onClose: () => void
}

export function PlanSheet({
  list,
  nameOf,
  actions,
  mode,
  seed: firstSeed,
  onFinish,
  onClose,
}: PlanSheetProps) {
  const t = useTexts(organizeTexts)
  const form = usePlanForm(list, mode, firstSeed)
  const { genders, section } = useGenders(list, nameOf, actions)
  const plan = usePlan(list, { ...form, genders })
  const [revision] = useState(list.revision)
  const use = async () => {
    const answer = await actions.plan(
      list.revision,
      [...plan.kept.map((round) => toPlannedRound(round, list.players)), ...plan.rounds].map(
        toPlanInput,
      ),
    )
    if (answer === null) return
    if (answer.ok) return onClose()
    if (answer.refusal.code !== 'match-list-changed') await alertUser(refusalText(answer.refusal))
  }
  const isReady = plan.status === 'ready' && plan.rounds.length > 0
  const isOver = plan.status === 'ready' && plan.rounds.length === 0 && list.matches.some(isPlayed)
  const finish = () => {
    onClose()
    onFinish()
  }
  const footer = isOver ? (
    <Button className="w-full" onPress={finish}>
      {t.finish}
    </Button>
  ) : (
    <div className="flex gap-2">
      <IconButton icon={Dices} variant="plain" label={t.redraw} onPress={form.redraw} />
      <Button
        className="flex-1"
        isDisabled={plan.status !== 'planning' && !isReady}
        isPending={plan.status === 'planning' || actions.busy === 'plan'}
        onPress={() => void use()}
      >
        {t.useRounds}
      </Button>
    </div>
  )
  return (
    <Sheet
      isOpen
      title={mode === 'add' ? t.addRounds : t.generate}
      onClose={onClose}
      footer={footer}
    >
      {list.revision !== revision && <Notice>{t.changedMeanwhile}</Notice>}
      {form.isCounted && <RoundCount rounds={form.rounds} onChange={form.setRounds} />}
      {form.keepable !== null && (
        <Switch isSelected={form.keep === 'current'} onChange={form.setKeeping} detail={t.keepText}>
          {t.keepRound({ n: form.keepable })}
        </Switch>
      )}
      {section}
      <PlanPreview list={list} plan={plan} nameOf={nameOf} onRetry={form.redraw} />
    </Sheet>
  )
}

/** The round on court, if it has no score yet and everyone in it is still here. */
function keepableRound(list: ListView): number | null {
  const current = currentRound(listRounds(list))
  return current !== null && !hasPlay(current) && canKeep(current, list.players)
    ? current.round
    : null
}

function usePlanForm(list: ListView, mode: 'make' | 'add', firstSeed: number) {
  const played = listRounds(list).filter((round) => isWholeRound(round) && hasPlay(round)).length
  const keepable = mode === 'make' && !isLadderDay(list) ? keepableRound(list) : null
  const [isKeeping, setKeeping] = useState(played > 0)
  const [wanted, setRounds] = useState<number | null>(null)
  const [draws, setDraws] = useState(0)
  const keep: Keep = mode === 'add' ? 'all' : keepable !== null && isKeeping ? 'current' : 'none'
  const foreseen = list.format.rounds - played - (keep === 'current' ? 1 : 0)
  const isOne = mode === 'add' || plansOneRound(list.format.format)
  return {
    /**
     * Pools have a fixed length, and formats whose rounds depend on the last one plan a single
     * round.
     */
    isCounted: list.format.format !== 'pools then bracket' && !plansOneRound(list.format.format),
    keepable,
    keep,
    setKeeping,
    setRounds,
    rounds: wanted ?? (isOne ? 1 : Math.max(1, foreseen)),
    seed: firstSeed + draws,
    redraw: () => setDraws((last) => last + 1),
  }
}

function RoundCount({ rounds, onChange }: { rounds: number; onChange: (rounds: number) => void }) {
  const t = useTexts(organizeTexts)
  return (
    <div className="flex items-center justify-between gap-3">
      <p className="font-semibold">{t.howManyRounds}</p>
      <fieldset aria-label={t.howManyRounds} className="flex items-center gap-1">
        <IconButton
          icon={Minus}
          variant="soft"
          label={t.fewer}
          isDisabled={rounds <= 1}
          onPress={() => onChange(rounds - 1)}
        />
        <output className="min-w-12 text-center font-display text-2xl font-extrabold tabular-nums">
          {rounds}
        </output>
        <IconButton
          icon={Plus}
          variant="soft"
          label={t.moreRounds}
          isDisabled={rounds >= roundsMax}
          onPress={() => onChange(rounds + 1)}
        />
      </fieldset>
    </div>
  )
}

function PlanPreview({
  plan,
  list,
  nameOf,
  onRetry,
}: {
  plan: Plan
  list: ListView
  nameOf: NameOf
  onRetry: () => void
}) {
  const t = useTexts(organizeTexts)
  if (plan.status === 'failed') return <ErrorState title={t.planFailed} onRetry={onRetry} />
  if (plan.status === 'planning')
    return (
      <output className="flex min-h-40 items-center justify-center gap-3 text-muted">
        <Spinner />
        {t.planning}
      </output>
    )
  if (plan.rounds.length === 0) return <Notice tone="bad">{t.tooFew}</Notice>
  const fairness = fairnessOfRounds(
    [
      ...plan.before,
      ...plan.rounds.map(({ games, byes }) => ({
        matches: games.map(({ a, b }) => ({ a: [...a], b: [...b] })),
        byes,
      })),
    ],
    list,
  )
  const first = (plan.before.at(-1)?.round ?? 0) + 1
  return (
    <div className="flex flex-col gap-3">
      {fairness !== null && <FairnessText fairness={fairness} how={list} />}
      {plan.rounds.map((round, index) => (
        <PreviewRound key={first + index} number={first + index} round={round} nameOf={nameOf} />
      ))}
    </div>
  )
}

function PreviewRound({
  number,
  round,
  nameOf,
}: {
  number: number
  round: Plan['rounds'][number]
  nameOf: NameOf
}) {
  const words = useTexts(matchListTexts)
  return (
    <section aria-label={words.round({ n: number })}>
      <h3 className="text-sm text-muted">{words.round({ n: number })}</h3>
      <ul className="divide-y divide-line">
        {round.games.map(({ court, pool, a, b }) => (
          <li key={court} className="flex gap-3 py-1">
            <span className="w-6 shrink-0 text-right font-extrabold text-brand tabular-nums">
              <span className="sr-only">{words.courtWord}</span>
              {court}
            </span>
            <span className="min-w-0 flex-1">
              {formatSide(a, nameOf)} <span className="text-muted">{words.versus}</span>{' '}
              {formatSide(b, nameOf)}
            </span>
            {pool !== null && (
              <span className="shrink-0 text-sm text-muted">{words.pool({ n: pool })}</span>
            )}
          </li>
        ))}
      </ul>
      {round.byes.length > 0 && (
        <p className="text-sm text-muted">
          {words.sitting({ names: round.byes.map(nameOf).join(', ') })}
        </p>
      )}
    </section>
  )
}
