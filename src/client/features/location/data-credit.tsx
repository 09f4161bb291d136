// Credits the sources of the bundled venues, which their licenses require wherever the data is
// shown.
import { locationTexts } from '#words/en/location/location.ts'
import { useTexts } from '../../i18n/texts.ts'

export function DataCredit() {
  const t = useTexts(locationTexts)
  return (
    <p className="pt-2 text-center text-xs text-muted">
      <a
        href="https://www.openstreetmap.org/copyright"
        target="_blank"
        rel="noreferrer"
        className="underline underline-offset-2 outline-none focus-visible:ring-focus"
      >
        {t.credit}
      </a>
      {t.creditOthers}
    </p>
  )
}
