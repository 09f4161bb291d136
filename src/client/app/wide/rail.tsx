// The menu as a rail: icons with names, or icons alone with a name on hover and focus.
import { Suspense, useEffect, useState } from 'react'
import { Link } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { useBrand } from '#client/brand.ts'
import { cappedBadge } from '#domain/player/badge.ts'
import { shellTexts } from '#words/en/app/app.ts'
import { installTexts } from '#words/en/app/install.ts'
import { install, installWay } from '../../device/install.ts'
import { useTexts } from '../../i18n/texts.ts'
import { lazyPart } from '../../navigation/lazy-part.ts'
import type { Me } from '../../session/use-me.ts'
import { menuItems, type MenuItem } from '../menu/menu-items.ts'
import { findMenuItem } from './find-menu-item.ts'

const InstallByHand = lazyPart(() => import('../menu/install-by-hand.tsx'), 'InstallByHand')

type Hint = { name: string; top: number }

export function Rail({
  me,
  path,
  isFolded,
}: {
  me: Me | undefined
  path: string
  isFolded: boolean
}) {
  const [hint, setHint] = useState<Hint | null>(null)
  const show = (event: { currentTarget: Element }) => {
    const { top } = event.currentTarget.getBoundingClientRect()
    setHint({ name: event.currentTarget.querySelector('.wide-name')?.textContent ?? '', top })
  }
  const hide = () => setHint(null)
  const isHinting = hint !== null
  useEffect(() => {
    if (!isHinting) return
    const hear = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setHint(null)
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [isHinting])
  const hinting = { onPointerEnter: show, onPointerLeave: hide, onFocus: show, onBlur: hide }
  const place = findMenuItem(path)
  return (
    <nav aria-label={useBrand().name} className="wide-rail" data-folded={isFolded || undefined}>
      <ul>
        {menuItems(me?.player ?? {}).map((item) => (
          <li key={item.id} {...hinting}>
            <Place
              item={item}
              isHere={item.id === place}
              unread={item.id === 'messages' ? (me?.unreadMessages ?? 0) : 0}
            />
          </li>
        ))}
        <Install hinting={hinting} />
      </ul>
      {isFolded && hint !== null && (
        <span aria-hidden className="wide-hint" style={{ top: hint.top }}>
          {hint.name}
        </span>
      )}
    </nav>
  )
}

function Place({
  item: { icon: Icon, label, link },
  isHere,
  unread,
}: {
  item: MenuItem
  isHere: boolean
  unread: number
}) {
  const shell = useTexts(shellTexts)
  return (
    <Link
      {...link}
      className="wide-place"
      activeOptions={{ exact: true, includeSearch: false }}
      aria-current={isHere || undefined}
    >
      <Icon aria-hidden size={20} />
      <span className="wide-name">{label()}</span>
      {unread > 0 && (
        <>
          <span className="sr-only">{shell.unreadMessages({ n: unread })}</span>
          <span aria-hidden className="wide-count">
            {cappedBadge(unread)}
          </span>
        </>
      )}
    </Link>
  )
}

function Install({ hinting }: { hinting: object }) {
  const t = useTexts(installTexts)
  const [isTold, setTold] = useState(false)
  const way = installWay()
  if (way === null) return null
  return (
    <li {...hinting}>
      <button
        type="button"
        className="wide-place"
        onClick={() => (way === 'prompt' ? void install() : setTold(!isTold))}
        {...(way === 'by-hand' ? { 'aria-expanded': isTold } : {})}
      >
        <Download aria-hidden size={20} />
        <span className="wide-name">{t.menu}</span>
      </button>
      {isTold && (
        <Suspense>
          <InstallByHand />
        </Suspense>
      )}
    </li>
  )
}
