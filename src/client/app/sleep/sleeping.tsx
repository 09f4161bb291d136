// Shown once the page has been hidden for 90 minutes; returning reloads it.
import { Moon } from 'lucide-react'
import { sleepingTexts } from '#words/en/app/sleeping.ts'
import { useTexts } from '../../i18n/texts.ts'
import { buttonClasses } from '../../ui/button-classes.ts'

export function Sleeping() {
  const t = useTexts(sleepingTexts)
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <button
        type="button"
        className={`${buttonClasses({ variant: 'ghost', size: 'lg' })} flex-col`}
        onClick={() => location.reload()}
      >
        <Moon aria-hidden size={32} className="text-brand" />
        <span className="text-2xl font-bold text-fg">{t.sleeping}</span>
        <span>{t.wake}</span>
      </button>
    </main>
  )
}
