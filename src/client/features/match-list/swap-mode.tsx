// Swaps two players of a round: tap one, then the other.
import { useRef } from 'react'
import { clsx } from 'clsx'
import { organizeTexts } from '#words/en/match-list/organize.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Button } from '../../ui/button.tsx'
import { useScrollIntoView } from '../../ui/use-scroll-into-view.ts'

export type SwapMode = {
  round: number
  picked: number | null
  onPick: (number: number) => void
  onStop: () => void
}

export function SwapName({ number, name, swap }: { number: number; name: string; swap: SwapMode }) {
  const isPicked = swap.picked === number
  return (
    <button
      type="button"
      aria-pressed={isPicked}
      onClick={() => swap.onPick(number)}
      className={clsx(
        'min-h-11 cursor-pointer rounded-xl border-2 px-3 font-semibold transition outline-none focus-visible:ring-focus',
        isPicked ? 'border-brand bg-brand text-on-brand' : 'border-dashed border-field bg-card',
      )}
    >
      {name}
    </button>
  )
}

export function SwapHint({ swap, nameOf }: { swap: SwapMode; nameOf: (number: number) => string }) {
  const t = useTexts(organizeTexts)
  const box = useRef<HTMLDivElement>(null)
  useScrollIntoView(box, true, { block: 'start', behavior: 'smooth' })
  return (
    <div
      ref={box}
      className="flex scroll-mt-20 items-center gap-3 rounded-xl bg-cool-soft px-4 py-2 font-medium text-cool"
    >
      <output className="min-w-0 flex-1">
        {swap.picked === null ? t.swapFirst : t.swapSecond({ name: nameOf(swap.picked) })}
      </output>
      <Button variant="plain" size="sm" onPress={swap.onStop}>
        {t.stop}
      </Button>
    </div>
  )
}
