// The command palette: a search field over everything, a combobox with its results. A native dialog
// traps the focus in the field and restores it on close.
import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react'
import { useRouter } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { searchTextMax } from '#domain/text/search.ts'
import { paletteTexts } from '#words/en/app/palette.ts'
import { useTexts } from '../../i18n/texts.ts'
import { focusMainButton } from './focus-main-button.ts'
import type { PaletteItem } from './palette-item.ts'
import { PaletteList } from './palette-list.tsx'
import { usePaletteItems } from './use-palette-items.ts'

type PaletteProps = { onClose: () => void; onShowKeys: () => void }

export function Palette({ onClose, onShowKeys }: PaletteProps) {
  const t = useTexts(paletteTexts)
  const dialog = useModal(onClose)
  const listId = useId()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const { history } = useRouter()
  const [callbacks] = useState(() => ({
    showKeys: onShowKeys,
    enter: (eventId: string) => {
      history.push(`/vieweditevent/${eventId}`)
      focusMainButton()
    },
  }))
  const { groups, isLoading } = usePaletteItems(text, callbacks)
  const items = groups.flatMap((group) => group.items)
  const active = items.find(({ id }) => id === chosen) ?? items[0]
  const run = (item: PaletteItem) => {
    onClose()
    // Runs after the dialog is gone and the focus is restored.
    setTimeout(() => ('path' in item.run ? history.push(item.run.path) : item.run.act()))
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && active !== undefined) run(active)
    else {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (step === undefined || active === undefined) return
      const next = items.at((items.indexOf(active) + step) % items.length)
      setChosen(next?.id ?? null)
    }
    event.preventDefault()
  }
  return (
    <dialog
      ref={dialog}
      aria-label={t.title}
      className="mx-auto mt-2 mb-auto flex max-h-[85dvh] w-full max-w-xl animate-fade flex-col overflow-hidden rounded-2xl border border-line bg-card text-fg shadow-float backdrop:bg-scrim sm:mt-16"
    >
      <div className="relative shrink-0 border-b border-line">
        <Search
          aria-hidden
          size={20}
          className="pointer-events-none absolute top-3.5 left-3.5 text-muted"
        />
        <input
          role="combobox"
          aria-label={t.title}
          aria-expanded
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active === undefined ? undefined : `${listId}-${active.id}`}
          placeholder={t.title}
          value={text}
          maxLength={searchTextMax}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            setText(event.target.value)
            setChosen(null)
          }}
          onKeyDown={press}
          className="h-12 w-full bg-transparent pr-4 pl-12 text-lg outline-none placeholder:text-muted"
        />
      </div>
      <PaletteList
        id={listId}
        groups={groups}
        activeId={active?.id}
        onPoint={setChosen}
        onRun={run}
      />
      <Count n={items.length} isLoading={isLoading} />
      <p
        aria-hidden
        className="hidden shrink-0 border-t border-line bg-sunk px-4 py-2 text-xs text-muted sm:block"
      >
        {t.howTo}
      </p>
    </dialog>
  )
}

/**
 * Modal while mounted, closed by Escape or a press outside. It closes before unmount, so the focus
 * returns.
 */
function useModal(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null)
  const leave = useEffectEvent((event: Event) => {
    if (event.type === 'click' && event.target !== dialog.current) return
    event.preventDefault()
    onClose()
  })
  useLayoutEffect(() => {
    const element = dialog.current
    if (element === null) return
    const hear = (event: Event) => leave(event)
    element.showModal()
    element.addEventListener('cancel', hear)
    element.addEventListener('click', hear)
    return () => {
      element.removeEventListener('cancel', hear)
      element.removeEventListener('click', hear)
      element.close()
    }
  }, [])
  return dialog
}

/** Screen readers announce a count only once it is stable, not on each letter. */
const heardMs = 600

function Count({ n, isLoading }: { n: number; isLoading: boolean }) {
  const t = useTexts(paletteTexts)
  const [said, setSaid] = useState('')
  const words = isLoading ? said : t.results({ n })
  useEffect(() => {
    const timer = setTimeout(() => setSaid(words), heardMs)
    return () => clearTimeout(timer)
  }, [words])
  return (
    <>
      <output className="sr-only">{said}</output>
      {n === 0 && (
        <p aria-hidden className="px-4 py-6 text-center text-muted">
          {t.nothing}
        </p>
      )}
    </>
  )
}
