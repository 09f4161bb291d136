// A printable poster, black on white; its sizes are independent of the app's style.
import type { CSSProperties, ReactNode } from 'react'
import { Printer } from 'lucide-react'
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

export const posterText = (cqw: number, weight: number): CSSProperties => ({
  fontSize: `${cqw}cqw`,
  fontWeight: weight,
  lineHeight: 1.15,
  color: '#000',
})

export const posterColumn = (gap: number): CSSProperties => ({
  display: 'flex',
  flexDirection: 'column',
  gap: `${gap}cqw`,
})

type PosterSheetProps = { id: string; style?: CSSProperties; children: ReactNode }

export function PosterSheet({ id, style, children }: PosterSheetProps) {
  return (
    <>
      <Button className="self-end print:hidden" onPress={() => window.print()}>
        <Printer aria-hidden size={20} />
        {labels.print}
      </Button>
      <article style={sheet} data-poster={id}>
        <div style={{ ...inside, ...style }}>{children}</div>
      </article>
    </>
  )
}

type PosterCodeProps = { url: string; label: string; width: number }

export function PosterCode({ url, label, width }: PosterCodeProps) {
  return (
    <div
      style={{
        width: `${width}cqw`,
        flexShrink: 0,
        border: '0.5cqw solid #000',
        borderRadius: '2cqw',
        overflow: 'hidden',
      }}
    >
      <QrCode text={url} label={label} />
    </div>
  )
}
