// A printable poster with what, when, where and a QR code. Black on white, one sheet of A4 or
// Letter; its sizes are independent of the app's style.
import type { CSSProperties } from 'react'
import { Printer } from 'lucide-react'
import { useBrand } from '#client/brand.ts'
import { eventSharingTexts } from '#words/en/event/event-sharing.ts'
import { eventTypeTexts } from '#words/en/event/event-type.ts'
import { formatDay, formatEventTime } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { formatAges } from '../../parts/event/event-age-words.ts'
import { formatLevel } from '../../parts/event/event-card-words.ts'
import type { EventDetail } from '../../parts/event/event-detail.ts'
import { Button } from '../../ui/button.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { labels } from '../../ui/words/labels.ts'

const sheet: CSSProperties = {
  containerType: 'inline-size',
  width: '100%',
  maxWidth: '46rem',
  aspectRatio: '1 / 1.29',
  margin: '0 auto',
  background: '#fff',
  color: '#000',
  border: '1px solid #ccc',
  breakInside: 'avoid',
}
const inside: CSSProperties = {
  height: '100%',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  padding: '7cqw',
  boxSizing: 'border-box',
}
const size = (cqw: number, weight: number): CSSProperties => ({
  fontSize: `${cqw}cqw`,
  fontWeight: weight,
  lineHeight: 1.15,
  letterSpacing: cqw > 6 ? '-0.02em' : undefined,
  color: '#000',
})

export function EventPoster({ detail }: { detail: EventDetail }) {
  const t = useTexts(eventSharingTexts)
  const types = useTexts(eventTypeTexts)
  const { fields, locationName, city, eventId } = detail
  const url = `${location.origin}/vieweditevent/${eventId}`
  const isLong = fields.title.length > 28
  const facts = [
    types[fields.type],
    fields.skillMin === null && fields.skillMax === null
      ? t.all
      : t.level({ range: formatLevel(fields.skillMin, fields.skillMax) }),
    formatAges(fields.ageMin, fields.ageMax),
    fields.fee,
  ]
    .filter(Boolean)
    .join(' · ')
  return (
    <>
      <Button className="self-end print:hidden" onPress={() => window.print()}>
        <Printer aria-hidden size={20} />
        {labels.print}
      </Button>
      <article style={sheet} data-poster={eventId}>
        <div style={inside}>
          <header style={{ display: 'flex', flexDirection: 'column', gap: '2.2cqw' }}>
            <p style={size(3.4, 700)}>{t.come}</p>
            <p style={{ ...size(isLong ? 7.4 : 10, 800), overflowWrap: 'anywhere' }}>
              {fields.title === '' ? types[fields.type] : fields.title}
            </p>
            <p style={{ ...size(3.4, 500), color: '#333' }}>{facts}</p>
          </header>
          <div
            style={{
              display: 'flex',
              flexDirection: 'column',
              gap: '1.6cqw',
              borderTop: '0.5cqw solid #000',
              borderBottom: '0.5cqw solid #000',
              padding: '3.4cqw 0',
            }}
          >
            <p style={size(5.6, 800)}>{formatDay(fields.startDate, 'long')}</p>
            <p style={size(5.6, 800)}>{formatEventTime({ ...detail, ...fields })}</p>
            <p style={size(4.2, 600)}>{[locationName, city].filter(Boolean).join(', ')}</p>
          </div>
          <footer style={{ display: 'flex', alignItems: 'center', gap: '5cqw' }}>
            <div
              style={{
                width: '38cqw',
                flexShrink: 0,
                border: '0.5cqw solid #000',
                borderRadius: '2cqw',
                overflow: 'hidden',
              }}
            >
              <QrCode text={url} label={t.qr} />
            </div>
            <div style={{ minWidth: 0, display: 'flex', flexDirection: 'column', gap: '2cqw' }}>
              <p style={size(5.6, 800)}>{t.scan}</p>
              <p style={{ ...size(2.3, 500), overflowWrap: 'anywhere' }}>{url}</p>
              <p style={size(3, 700)}>{useBrand().name}</p>
            </div>
          </footer>
        </div>
      </article>
    </>
  )
}
