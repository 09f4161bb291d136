import type { RefObject } from 'react'
import { clsx } from 'clsx'
import { Menu as AriaMenu, MenuItem } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { optionClasses } from '../option-classes.ts'
import type { MenuChoice, MenuFocus } from './menu.tsx'
import { useShown } from './open-and-close.ts'

export function MenuPopover({
  label,
  labelledBy,
  trigger,
  focus,
  choices,
  isOpen,
  onOpenChange,
}: {
  label: string
  labelledBy: string
  trigger: RefObject<HTMLElement | null>
  focus: MenuFocus
  choices: readonly MenuChoice[]
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}) {
  return (
    <Popover
      trigger="MenuTrigger"
      triggerRef={trigger}
      isOpen={useShown(isOpen)}
      onOpenChange={onOpenChange}
      aria-labelledby={labelledBy}
      className="min-w-52 rounded-2xl border border-line bg-card text-fg shadow-float transition duration-120 outline-none entering:scale-97 entering:opacity-0 exiting:opacity-0"
      placement="bottom end"
    >
      <AriaMenu
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu that opens takes the focus
        autoFocus={focus}
        items={choices}
        onClose={() => onOpenChange(false)}
        className="p-1 outline-none"
      >
        {(choice) => <Choice choice={choice} />}
      </AriaMenu>
    </Popover>
  )
}

function Choice({
  choice: { icon: Icon, label, danger = false, isDisabled = false, onAction },
}: {
  choice: MenuChoice
}) {
  return (
    <MenuItem
      textValue={label}
      isDisabled={isDisabled}
      onAction={onAction}
      className={clsx(optionClasses, danger && 'text-bad focus:bg-bad-soft')}
    >
      {Icon !== undefined && (
        <Icon aria-hidden size={20} className={clsx('shrink-0', !danger && 'text-muted')} />
      )}
      {label}
    </MenuItem>
  )
}
