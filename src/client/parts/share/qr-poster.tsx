// A printable poster: a title and a QR code. Black on white, one sheet of A4 or Letter; its sizes
// are independent of the app's style.
import type { CSSProperties } from 'react'
import { Printer } from 'lucide-react'
import { useBrand } from '#client/brand.ts'
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
  alignItems: 'center',
  justifyContent: 'space-between',
  textAlign: 'center',
  padding: '7cqw',
  boxSizing: 'border-box',
}
const size = (cqw: number, weight: number): CSSProperties => ({
  fontSize: `${cqw}cqw`,
  fontWeight: weight,
  lineHeight: 1.15,
  color: '#000',
  overflowWrap: 'anywhere',
})

type QrPosterProps = {
  id: string
  url: string
  title: string
  lead: string
  words: { come: string; qr: string; scan: string; note?: string }
}

export function QrPoster({ id, url, title, lead, words }: QrPosterProps) {
  return (
    <>
      <Button className="self-end print:hidden" onPress={() => window.print()}>
        <Printer aria-hidden size={20} />
        {labels.print}
      </Button>
      <article style={sheet} data-poster={id}>
        <div style={inside}>
          <header style={{ display: 'flex', flexDirection: 'column', gap: '2.2cqw' }}>
            <p style={size(3.4, 700)}>{words.come}</p>
            <p style={size(title.length > 28 ? 7.4 : 10, 800)}>{title}</p>
            <p style={size(4.2, 600)}>{lead}</p>
          </header>
          <div
            style={{
              width: '48cqw',
              border: '0.5cqw solid #000',
              borderRadius: '2cqw',
              overflow: 'hidden',
            }}
          >
            <QrCode text={url} label={words.qr} />
          </div>
          <footer style={{ display: 'flex', flexDirection: 'column', gap: '2cqw' }}>
            <p style={size(5.6, 800)}>{words.scan}</p>
            {words.note !== undefined && <p style={size(2.8, 500)}>{words.note}</p>}
            <p style={size(2.3, 500)}>{url}</p>
            <p style={size(3, 700)}>{useBrand().name}</p>
          </footer>
        </div>
      </article>
    </>
  )
}
