import type { CSSProperties } from 'react'
import { useBrand } from '#client/brand.ts'
import { PosterCode, posterColumn, PosterSheet, posterText } from '../paper/poster-sheet.tsx'

const size = (cqw: number, weight: number): CSSProperties => ({
  ...posterText(cqw, weight),
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
    <PosterSheet id={id} style={{ alignItems: 'center', textAlign: 'center' }}>
      <header style={posterColumn(2.2)}>
        <p style={size(3.4, 700)}>{words.come}</p>
        <p style={size(title.length > 28 ? 7.4 : 10, 800)}>{title}</p>
        <p style={size(4.2, 600)}>{lead}</p>
      </header>
      <PosterCode url={url} label={words.qr} width={48} />
      <footer style={posterColumn(2)}>
        <p style={size(5.6, 800)}>{words.scan}</p>
        {words.note !== undefined && <p style={size(2.8, 500)}>{words.note}</p>}
        <p style={size(2.3, 500)}>{url}</p>
        <p style={size(3, 700)}>{useBrand().name}</p>
      </footer>
    </PosterSheet>
  )
}
