// The frame of every TV page: venue and time above, and a note while disconnected. It shifts by a
// few pixels each minute to prevent burn-in.
import type { CSSProperties, ReactNode } from 'react'
import { clsx } from 'clsx'
import { WifiOff } from 'lucide-react'
import type { ScreenTheme } from '#domain/screen/screen.ts'
import { wallTexts } from '#words/en/screen/screen.ts'
import { useNow } from '../../device/today.ts'
import { useWakeLock } from '../../device/use-wake-lock.ts'
import { currentLocale } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useWallPage } from '../../parts/use-wall-page.ts'
import { useDocumentTitle } from '../../ui/document-title.ts'
import { useOutage } from './use-outage.ts'
import { useWallShape, wallText } from './wall-shape.ts'

type WallFrameProps = {
  title: string
  facts?: ReactNode
  zone: string | null
  theme: ScreenTheme
  page?: { at: number; of: number }
  children: ReactNode
}

const minuteMs = 60_000
const shifts = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
] as const

export const formatClock = (instantMs: number, zone: string | null): string =>
  new Intl.DateTimeFormat(currentLocale(), {
    hour: 'numeric',
    minute: '2-digit',
    ...(zone === null ? {} : { timeZone: zone }),
  }).format(instantMs)

export function WallFrame({ title, facts, zone, theme, page, children }: WallFrameProps) {
  const t = useTexts(wallTexts)
  useDocumentTitle(t.title)
  useWallPage(theme, wallText)
  useWakeLock()
  const now = useNow(5_000)
  const since = useOutage()
  const isTall = useWallShape() === 'tall'
  const [x, y] = shifts[Math.floor(now / minuteMs) % shifts.length] ?? [0, 0]
  const shift: CSSProperties = { transform: `translate(${x}px, ${y}px)` }
  return (
    <main
      id="main"
      className="fixed inset-0 z-50 overflow-hidden bg-bg text-fg select-none"
      style={{ cursor: 'none' }}
      data-wall={since === null ? 'live' : 'away'}
    >
      <div className="flex h-full flex-col gap-3 p-4" style={shift}>
        <header className={clsx('flex items-center gap-4', isTall && 'flex-wrap')}>
          <h1 className={clsx('min-w-0 truncate text-2xl', isTall ? 'w-full' : 'flex-1')}>
            {title}
          </h1>
          {facts}
          <p className="ml-auto shrink-0 font-display text-2xl font-extrabold tabular-nums">
            {formatClock(now, zone)}
          </p>
        </header>
        <div className="flex min-h-0 flex-1 flex-col gap-3">{children}</div>
        <footer className="flex min-h-8 items-center gap-4">
          {since !== null && (
            <output className="flex items-center gap-2 rounded-full bg-bad-soft px-3 py-1 font-bold text-bad">
              <WifiOff aria-hidden className="size-5" />
              {t.since({ time: formatClock(since, zone) })}
            </output>
          )}
          {page !== undefined && page.of > 1 && (
            <p aria-hidden className="ml-auto flex gap-2">
              {Array.from({ length: page.of }, (_, index) => (
                <span
                  key={index}
                  className={clsx(
                    'size-2 rounded-full',
                    index === page.at ? 'bg-brand' : 'bg-line',
                  )}
                />
              ))}
            </p>
          )}
        </footer>
      </div>
    </main>
  )
}
