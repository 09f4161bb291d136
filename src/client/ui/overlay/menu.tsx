// A menu of further actions behind one button. Its list is 25 kB and loads with the first press;
// someone who went on meanwhile keeps the focus. A screen reader presses without a pointer.
import { Suspense, useId, useRef, useState, type KeyboardEvent } from 'react'
import type { LucideIcon } from 'lucide-react'
import { lazyPart } from '../../navigation/lazy-part.ts'
import { loadPart } from '../../navigation/load-part.ts'
import { buttonClasses } from '../button-classes.ts'

export type MenuChoice = {
  id: string
  label: string
  icon?: LucideIcon
  danger?: boolean
  isDisabled?: boolean
  onAction: () => void
}

export type MenuFocus = 'first' | 'last' | true

const loadList = () => import('./menu-popover.tsx')
const MenuPopover = lazyPart(loadList, 'MenuPopover')
const preload = (): void => void loadPart(loadList)

/** On the way down, because React Aria takes the click of a key for one of a screen reader. */
const focusByKey: Readonly<Record<string, MenuFocus>> = {
  Enter: 'first',
  ' ': 'first',
  ArrowDown: 'first',
  ArrowUp: 'last',
}

export function Menu({
  label,
  icon: Icon,
  choices,
  className,
}: {
  label: string
  icon: LucideIcon
  choices: readonly MenuChoice[]
  className?: string
}) {
  const id = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [focus, setFocus] = useState<MenuFocus | null>(null)
  const open = async (wanted: MenuFocus): Promise<void> => {
    // Safari doesn't focus a pressed button, and the focus returns here.
    trigger.current?.focus()
    await loadPart(loadList)
    if (document.activeElement !== trigger.current) return
    setFocus(wanted)
    setOpen(true)
  }
  const openByKey = (event: KeyboardEvent): void => {
    const wanted = focusByKey[event.key]
    if (wanted === undefined) return
    event.preventDefault()
    void open(wanted)
  }
  const isIcon = className === undefined
  return (
    <>
      <button
        ref={trigger}
        type="button"
        id={id}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={isIcon ? label : undefined}
        className={isIcon ? buttonClasses({ variant: 'ghost', size: 'icon' }) : className}
        onPointerEnter={preload}
        onFocus={preload}
        onKeyDown={openByKey}
        onClick={({ detail }) => void open(detail === 0 ? 'first' : true)}
      >
        <Icon aria-hidden size={isIcon ? 24 : 20} className={isIcon ? undefined : 'text-brand'} />
        {!isIcon && label}
      </button>
      {focus !== null && (
        <Suspense>
          <MenuPopover
            label={label}
            labelledBy={id}
            trigger={trigger}
            focus={focus}
            choices={choices}
            isOpen={isOpen}
            onOpenChange={setOpen}
          />
        </Suspense>
      )}
    </>
  )
}
