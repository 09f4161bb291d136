// Says that the clock of this device is wrong, until it's put away or the clock is set right.
import type { ClockError } from '#domain/shared/device-clock.ts'
import { clockTexts } from '#words/en/app/clock.ts'
import { formatCount } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Button } from '../../ui/button.tsx'

export function ClockNotice({ error, onClose }: { error: ClockError; onClose: () => void }) {
  const t = useTexts(clockTexts)
  const off = formatCount(error.count, error.unit)
  return (
    <output className="fixed inset-x-4 bottom-24 z-20 mx-auto flex max-w-md items-center gap-3 rounded-2xl border border-line bg-card p-4 shadow-float sm:bottom-4">
      <div className="flex-1">
        <p className="font-semibold">{error.isAhead ? t.ahead({ off }) : t.behind({ off })}</p>
        <p className="text-sm text-muted">{t.text}</p>
      </div>
      <Button variant="ghost" size="sm" onPress={onClose}>
        {t.close}
      </Button>
    </output>
  )
}
