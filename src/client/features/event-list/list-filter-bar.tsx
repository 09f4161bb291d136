// The list's filters: the three most used in a horizontally scrolling row, the others in a sheet
// loaded on demand.
import { Suspense, useState } from 'react'
import { SlidersHorizontal } from 'lucide-react'
import { listTexts } from '#words/en/event-list/list.ts'
import { useTexts } from '../../i18n/texts.ts'
import { lazyPart } from '../../navigation/lazy-part.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { useEager } from '../../ui/use-eager.ts'
import type { FilterSheetProps } from './list-filter-sheet.tsx'
import { countFilters } from './list-filters.ts'

const FilterSheet = lazyPart(() => import('./list-filter-sheet.tsx'), 'FilterSheet')

type FilterBarProps = Omit<FilterSheetProps, 'isOpen' | 'onClose'>

const quick = ['level', 'places', 'friends'] as const

export function FilterBar({ search, onChange, ...choices }: FilterBarProps) {
  const t = useTexts(listTexts)
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const [shown, show] = useEager(search, onChange)
  const count = countFilters(shown)
  const open = () => {
    setOpened(true)
    setOpen(true)
  }
  return (
    <>
      <div className="-mx-4 flex [scrollbar-width:none] gap-2 overflow-x-auto px-4 py-1 sm:-mx-6 sm:px-6">
        <Button
          variant={count > 0 ? 'soft' : 'plain'}
          className="shrink-0 rounded-full! text-sm"
          aria-label={count > 0 ? t.filtersOn({ n: count }) : t.filters}
          aria-haspopup="dialog"
          onPress={open}
        >
          <SlidersHorizontal aria-hidden size={16} />
          {t.filters}
          {count > 0 && (
            <span className="rounded-full bg-brand px-2 text-xs leading-5 text-on-brand tabular-nums">
              {count}
            </span>
          )}
        </Button>
        {quick.map((name) => (
          <Chip
            key={name}
            isOn={shown[name] ?? false}
            onChange={(isOn) => show({ ...shown, [name]: isOn || undefined })}
          >
            {t[name]}
          </Chip>
        ))}
      </div>
      {wasOpened && (
        <Suspense>
          <FilterSheet
            {...choices}
            search={search}
            onChange={onChange}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
