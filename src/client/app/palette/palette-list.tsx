/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/interactive-supports-focus, jsx-a11y/click-events-have-key-events -- a listbox of a combobox: its field has the focus and the keys */
import { useEffect, useRef } from 'react'
import { clsx } from 'clsx'
import { paletteTexts } from '#words/en/app/palette.ts'
import { useTexts } from '../../i18n/texts.ts'
import type { PaletteItem } from './palette-item.ts'
import type { FoundGroup } from './use-palette-items.ts'

type PaletteListProps = {
  id: string
  groups: readonly FoundGroup[]
  activeId: string | undefined
  onPoint: (id: string) => void
  onRun: (item: PaletteItem) => void
}

export function PaletteList({ id, groups, activeId, onPoint, onRun }: PaletteListProps) {
  const t = useTexts(paletteTexts)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector(`[id="${id}-${activeId}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [id, activeId])
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={t.found}
      className="min-h-0 overflow-y-auto overscroll-contain p-2 empty:hidden"
    >
      {groups.map(({ group, items }) => (
        <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <div
            id={`${id}-${group}`}
            role="presentation"
            className="px-3 pt-2 pb-1 text-xs font-semibold text-muted"
          >
            {t[group]}
          </div>
          {items.map((item) => (
            <Option
              key={item.id}
              id={`${id}-${item.id}`}
              item={item}
              isActive={item.id === activeId}
              onPoint={onPoint}
              onRun={onRun}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

function Option({
  id,
  item,
  isActive,
  onPoint,
  onRun,
}: {
  id: string
  item: PaletteItem
  isActive: boolean
  onPoint: PaletteListProps['onPoint']
  onRun: PaletteListProps['onRun']
}) {
  const Icon = item.icon
  return (
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      onPointerDown={(event) => event.preventDefault()}
      onPointerMove={() => isActive || onPoint(item.id)}
      onClick={() => onRun(item)}
      className={clsx(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-xl px-3 py-1',
        isActive && 'bg-soft forced-colors:outline-2',
      )}
    >
      <Icon
        aria-hidden
        size={20}
        className={clsx('shrink-0', isActive ? 'text-brand' : 'text-muted')}
      />
      <span
        className={clsx('truncate font-medium', item.detail !== undefined && 'max-w-2/3 shrink-0')}
      >
        {item.label}
      </span>
      {item.detail !== undefined && (
        <span className="min-w-0 flex-1 truncate text-right text-sm text-muted">{item.detail}</span>
      )}
    </div>
  )
}
