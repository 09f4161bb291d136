// A menu of further actions behind one button.
import { useState } from 'react'
import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { buttonClasses } from '../button-classes.ts'
import { optionClasses } from '../option-classes.ts'
import { useShown } from './open-and-close.ts'

export type MenuChoice = {
  id: string
  label: string
  icon?: LucideIcon
  danger?: boolean
  isDisabled?: boolean
  onAction: () => void
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
  const [isOpen, setOpen] = useState(false)
  return (
    <MenuTrigger isOpen={useShown(isOpen)} onOpenChange={setOpen}>
      {className === undefined ? (
        <Button aria-label={label} className={buttonClasses({ variant: 'ghost', size: 'icon' })}>
          <Icon aria-hidden size={24} />
        </Button>
      ) : (
        <Button className={className}>
          <Icon aria-hidden size={20} className="text-brand" />
          {label}
        </Button>
      )}
      <Popover
        className="min-w-52 rounded-2xl border border-line bg-card text-fg shadow-float transition duration-120 outline-none entering:scale-97 entering:opacity-0 exiting:opacity-0"
        placement="bottom end"
      >
        <AriaMenu aria-label={label} items={choices} className="p-1 outline-none">
          {(choice) => <Choice choice={choice} />}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
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
