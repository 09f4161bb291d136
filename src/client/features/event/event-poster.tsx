// A printable poster with what, when, where and a QR code.
import type { CSSProperties } from 'react'
import { useBrand } from '#client/brand.ts'
import { eventSharingTexts } from '#words/en/event/event-sharing.ts'
import { eventTypeTexts } from '#words/en/event/event-type.ts'
import { formatDay, formatEventTime } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { formatAges } from '../../parts/event/event-age-words.ts'
import { formatLevel } from '../../parts/event/event-card-words.ts'
import type { EventDetail } from '../../parts/event/event-detail.ts'
import {
  PosterCode,
  posterColumn,
  PosterSheet,
  posterText,
} from '../../parts/paper/poster-sheet.tsx'

const size = (cqw: number, weight: number): CSSProperties => ({
  ...posterText(cqw, weight),
  letterSpacing: cqw > 6 ? '-0.02em' : undefined,
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
    <PosterSheet id={eventId}>
      <header style={posterColumn(2.2)}>
        <p style={size(3.4, 700)}>{t.come}</p>
        <p style={{ ...size(isLong ? 7.4 : 10, 800), overflowWrap: 'anywhere' }}>
          {fields.title === '' ? types[fields.type] : fields.title}
        </p>
        <p style={{ ...size(3.4, 500), color: '#333' }}>{facts}</p>
      </header>
      <div
        style={{
          ...posterColumn(1.6),
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
        <PosterCode url={url} label={t.qr} width={38} />
        <div style={{ minWidth: 0, ...posterColumn(2) }}>
          <p style={size(5.6, 800)}>{t.scan}</p>
          <p style={{ ...size(2.3, 500), overflowWrap: 'anywhere' }}>{url}</p>
          <p style={size(3, 700)}>{useBrand().name}</p>
        </div>
      </footer>
    </PosterSheet>
  )
}
