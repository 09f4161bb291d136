// Links to the palette and to a new event, right of the name in a wide window's bar.
import { Suspense, useState } from 'react'
import { Link } from '@tanstack/react-router'
import { Plus, Search } from 'lucide-react'
import { paletteTexts } from '#words/en/app/palette.ts'
import { isMac } from '../../device/is-mac.ts'
import { useLetterKeys } from '../../device/letter-keys.ts'
import { useTexts } from '../../i18n/texts.ts'
import { lazyPart } from '../../navigation/lazy-part.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import type { OverPageShows } from '../keys/over-page.tsx'

const OverPage = lazyPart(() => import('../keys/over-page.tsx'), 'OverPage')

const createKey = 'C'

export function Door() {
  const t = useTexts(paletteTexts)
  const [shows, setShows] = useState<OverPageShows>(null)
  return (
    <search className="wide-tools">
      <button
        type="button"
        className={buttonClasses({ variant: 'plain', size: 'sm' })}
        aria-label={t.title}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setShows('palette')}
      >
        <Search aria-hidden size={20} />
        <span>{t.title}</span>
        <kbd aria-hidden className="text-xs text-muted">
          {isMac() ? '⌘K' : t.controlK}
        </kbd>
      </button>
      <Link
        to="/createevent/{-$first}/{-$second}/{-$third}"
        params={{ first: undefined, second: undefined, third: undefined }}
        className={buttonClasses({ variant: 'ghost', size: 'sm' })}
        aria-label={t.create}
      >
        <Plus aria-hidden size={20} />
        <span>{t.createShort}</span>
        {useLetterKeys() && (
          <kbd aria-hidden className="text-xs text-muted">
            {createKey}
          </kbd>
        )}
      </Link>
      {shows !== null && (
        <Suspense>
          <OverPage shows={shows} onShow={setShows} />
        </Suspense>
      )}
    </search>
  )
}
