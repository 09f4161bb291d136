// The action bar of the evening board: what is missing, and its buttons with their keys.
import { SlidersHorizontal, Tv, Undo2 } from 'lucide-react'
import { eveningTexts } from '#words/en/match-list/evening.ts'
import { organizeTexts } from '#words/en/match-list/organize.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { labels } from '../../../ui/words/labels.ts'
import { formatNextStep, stepHint } from '../organize/next-step-words.ts'
import type { OrganizerBarProps } from '../organize/organizer-bar.tsx'
import { useEveningKeys } from './evening-keys.ts'
import { KeyHint } from './key-hint.tsx'

type EveningBarProps = OrganizerBarProps & {
  onTv: () => void
  onWalkIn: () => void
  onCourt: (court: number) => void
  onNext: () => void
}

export function EveningBar(props: EveningBarProps) {
  const { step, nameOf, opens, undoable, isBusy, end, onStep, onTools, onUndo, onTv } = props
  const t = useTexts(eveningTexts)
  const words = useTexts(organizeTexts)
  const label = formatNextStep(step)
  const hint = step.kind === 'opens' ? opens : stepHint(step, nameOf)
  const isEnd = step.kind === 'close' || step.kind === 'closed'
  const next = label === null ? props.onNext : onStep
  useEveningKeys({
    onNext: next,
    onCourt: props.onCourt,
    onWalkIn: props.onWalkIn,
    onTv,
    onUndo: undoable === null ? null : onUndo,
  })
  return (
    <div className="flex flex-wrap items-center justify-end gap-2">
      <output className="font-medium text-muted" style={{ flex: '1 1 14rem' }}>
        {hint}
      </output>
      <Button variant="plain" onPress={onTools}>
        <SlidersHorizontal aria-hidden size={20} />
        {words.tools}
      </Button>
      <Button variant="plain" onPress={onTv}>
        <Tv aria-hidden size={20} />
        {t.tv}
        <KeyHint name="T" />
      </Button>
      {undoable !== null && (
        <Button variant="plain" aria-label={words.undoStep} isPending={isBusy} onPress={onUndo}>
          <Undo2 aria-hidden size={20} />
          {labels.undo}
          <KeyHint name={t.undoKey} />
        </Button>
      )}
      {isEnd ? (
        end
      ) : (
        <Button onPress={next} data-step={step.kind}>
          {label ?? t.next}
          <KeyHint name="N" />
        </Button>
      )}
    </div>
  )
}
