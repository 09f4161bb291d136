// For screens that are watched rather than touched: keeps the display on, or warns that it may turn
// off.
import { awakeTexts } from '#words/en/app/awake.ts'
import { useWakeLock } from '../device/use-wake-lock.ts'
import { useTexts } from '../i18n/texts.ts'

export function KeepAwake() {
  const t = useTexts(awakeTexts)
  return useWakeLock() && <p className="px-4 text-center text-sm text-muted">{t.goesDark}</p>
}
