// The organizer's bar: the next step, all tools, and undo.
import type { ReactNode } from 'react'
import { SlidersHorizontal, Undo2 } from 'lucide-react'
import type { NextStep } from '#domain/match-list/next-step.ts'
import { organizeTexts } from '#words/en/match-list/organize.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { BottomBar } from '../../../ui/bottom-bar.tsx'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { NameOf } from '../list-view.ts'
import { stepHint, formatNextStep } from './next-step-words.ts'

export type OrganizerBarProps = {
  step: NextStep
  nameOf: NameOf
  opens: string
  undoable: string | null
  isBusy: boolean
  onStep: () => void
  onTools: () => void
  onUndo: () => void
  end: ReactNode
}

function Hint({ text }: { text: string }) {
  return (
    <output className="block text-center text-sm font-medium text-balance text-muted">
      {text}
    </output>
  )
}

export function OrganizerBar({
  step,
  nameOf,
  opens,
  undoable,
  isBusy,
  onStep,
  onTools,
  onUndo,
  end,
}: OrganizerBarProps) {
  const t = useTexts(organizeTexts)
  const words = formatNextStep(step)
  const hint = step.kind === 'opens' ? opens : stepHint(step, nameOf)
  const isQuiet = step.kind === 'scores' || step.kind === 'opens'
  return (
    <BottomBar>
      {hint !== null && !isQuiet && <Hint text={hint} />}
      <div className="flex items-center gap-2">
        <Button variant="plain" size="lg" onPress={onTools}>
          <SlidersHorizontal aria-hidden size={20} />
          {t.tools}
        </Button>
        {step.kind === 'close' || step.kind === 'closed'
          ? end
          : words !== null && (
              <Button
                size="lg"
                className="flex-1"
                isPending={isBusy}
                onPress={onStep}
                data-step={step.kind}
              >
                {words}
              </Button>
            )}
        {isQuiet && <div className="min-w-0 flex-1">{hint !== null && <Hint text={hint} />}</div>}
        {undoable !== null && (
          <IconButton
            icon={Undo2}
            variant="plain"
            label={t.undoStep}
            onPress={onUndo}
            className="size-13!"
          />
        )}
      </div>
    </BottomBar>
  )
}
