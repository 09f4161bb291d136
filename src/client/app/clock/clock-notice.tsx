// Warns that the device's clock is wrong, until it is dismissed or the clock is corrected.
import type { ClockError } from '#domain/shared/device-clock.ts'
import { clockTexts } from '#words/en/app/clock.ts'
import { formatCount } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Button } from '../../ui/button.tsx'

export function ClockNotice({ error, onClose }: { error: ClockError; onClose: () => void }) {
  const t = useTexts(clockTexts)
  const off = formatCount(error.count, error.unit)
  return (
    <section className="fixed inset-x-4 bottom-24 z-20 mx-auto flex max-w-md flex-col gap-2 rounded-2xl border border-line bg-card p-4 shadow-float sm:bottom-4">
      <output>
        <p className="font-semibold">{error.isAhead ? t.ahead({ off }) : t.behind({ off })}</p>
        <p className="text-sm text-pretty text-muted">{t.text}</p>
      </output>
      <Button variant="ghost" size="sm" className="self-end" onPress={onClose}>
        {t.close}
      </Button>
    </section>
  )
}
