// Poppi's reading of the question as chips: tapping one opens the list with that filter, its cross
// removes it from the question.
import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import type { Understood } from '#contract/poppi.ts'
import type { WishPart } from '#domain/poppi/poppi.ts'
import { poppiTexts } from '#words/en/poppi/poppi.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Button } from '../../ui/button.tsx'
import { partLink } from './part-link.ts'
import { formatUnderstood } from './poppi-words.ts'

type ChipsProps = {
  understood: readonly Understood[]
  removed: readonly WishPart[]
  onRemove: (part: WishPart) => void
  onRestore: () => void
}

export function UnderstoodChips({ understood, removed, onRemove, onRestore }: ChipsProps) {
  const t = useTexts(poppiTexts)
  if (understood.length === 0 && removed.length === 0) return null
  return (
    <ul aria-label={t.understood} className="flex flex-wrap gap-2">
      {understood.map((told) => (
        <li
          key={told.part}
          className="flex items-center rounded-full border border-line bg-card pl-4 text-sm font-semibold"
        >
          <PartName told={told} />
          <button
            type="button"
            aria-label={t.remove({ part: formatUnderstood(told) })}
            onClick={() => onRemove(told.part)}
            className="grid size-11 cursor-pointer place-items-center rounded-full text-muted transition outline-none hover:text-fg focus-visible:ring-focus"
          >
            <X aria-hidden size={16} />
          </button>
        </li>
      ))}
      {removed.length > 0 && (
        <li>
          <Button variant="ghost" className="rounded-full! text-sm" onPress={onRestore}>
            {t.changed}
          </Button>
        </li>
      )}
    </ul>
  )
}

function PartName({ told }: { told: Understood }) {
  const link = partLink(told)
  const words = formatUnderstood(told)
  return link === null ? (
    <span>{words}</span>
  ) : (
    <Link
      {...link}
      className="flex min-h-11 items-center rounded-lg outline-none hover:text-brand hover:underline focus-visible:ring-focus"
    >
      {words}
    </Link>
  )
}
