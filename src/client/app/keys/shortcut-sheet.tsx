import { Fragment } from 'react'
import { Link } from '@tanstack/react-router'
import { keyTexts } from '#words/en/app/keys.ts'
import { menuTexts } from '#words/en/app/menu.ts'
import { isMac } from '../../device/is-mac.ts'
import { useLetterKeys } from '../../device/letter-keys.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Notice } from '../../ui/notice.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { kit } from '../../ui/words/kit.ts'
import { labels } from '../../ui/words/labels.ts'
import { anywhereLines, listLines, placeLines, type KeyName } from './shortcut-list.ts'

type Shown = { label: string; ways: readonly (readonly KeyName[])[] }

export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const t = useTexts(keyTexts)
  const names = { ...kit, ...labels, ...useTexts(menuTexts), ...t }
  const label = (lines: readonly { does: keyof typeof names; ways: Shown['ways'] }[]) =>
    lines.map(({ does, ways }) => ({ label: names[does], ways }))
  return (
    <Sheet title={t.title} isOpen onClose={onClose}>
      {!useLetterKeys() && (
        <Notice>
          {t.lettersOff}{' '}
          <Link
            to="/player/settings/{-$scrollTarget}"
            params={{ scrollTarget: 'keys' }}
            onClick={onClose}
            className="font-semibold underline"
          >
            {t.toSettings}
          </Link>
        </Notice>
      )}
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
        <div className="flex flex-col gap-6">
          <Lines title={t.anywhere} lines={label(anywhereLines)} />
          <Lines title={t.lists} lines={label(listLines)} />
        </div>
        <Lines title={t.places} lines={label(placeLines)} />
      </div>
    </Sheet>
  )
}

function Lines({ title, lines }: { title: string; lines: readonly Shown[] }) {
  return (
    <section>
      <h3 className="pb-1">{title}</h3>
      <dl className="flex flex-col divide-y divide-line">
        {lines.map(({ label, ways }) => (
          <div key={label} className="flex min-h-9 items-center justify-between gap-4 py-1">
            <dt>{label}</dt>
            <dd className="flex shrink-0 items-center gap-2 text-sm text-muted">
              <Ways ways={ways} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Ways({ ways }: Pick<Shown, 'ways'>) {
  const t = useTexts(keyTexts)
  return ways.map((keys, way) => (
    <Fragment key={keys.join('')}>
      {way > 0 && t.or}
      {keys.map((key, place) => (
        <Fragment key={key}>
          {place > 0 && keys[0] !== 'mod' && t.after}
          <Key name={key} />
        </Fragment>
      ))}
    </Fragment>
  ))
}

function Key({ name }: { name: KeyName }) {
  const t = useTexts(keyTexts)
  const names: Readonly<Record<string, string>> = {
    mod: isMac() ? '⌘' : t.controlKey,
    enter: t.enterKey,
    escape: t.escapeKey,
  }
  return (
    <kbd className="min-w-6 rounded-lg border border-line bg-soft px-2 text-center font-sans font-semibold text-fg">
      {names[name] ?? name}
    </kbd>
  )
}
