// The poster of self check-in. Its code never changes, so proximity or an organizer must confirm
// the rest.
import { checkInTexts } from '#words/en/check-in/check-in.ts'
import { useTexts } from '../../i18n/texts.ts'
import { QrPoster } from '../../parts/share/qr-poster.tsx'

export function CheckInPoster({ place, title }: { place: string; title: string }) {
  const t = useTexts(checkInTexts)
  return (
    <QrPoster
      id={place}
      url={`${location.origin}/at/${place}`}
      title={title}
      lead={t.title}
      words={{
        come: t.posterCome,
        qr: t.qr,
        scan: t.posterScan,
        note: t.posterNote,
      }}
    />
  )
}
