// A share picture as SVG: date tile, title, time and place, free places. Text by people is
// truncated to fit and escaped.
import { appName } from '#words/words.ts'
import { escapeHtml } from '../pages/escape-html.ts'
import { drawBackdrop, drawMark, pictureSize } from './court-backdrop.ts'
import type { FaceMetrics } from './face-metrics.ts'
import { cutLine, fitText, keepKnown, measureText } from './fit-text.ts'
import { fixedColors, getVenueColors } from './picture-colors.ts'

export type PictureTone = 'open' | 'full' | 'cancelled' | 'over'
export type PictureFacts = {
  branding?: string
  hue: number
  tone: PictureTone
  kind: string | null
  title: string
  plainTitle: string
  tile: { top: string; number: string; bottom: string }
  when: string
  where: string
  state: string
  places: { taken: number; max: number } | null
  more: readonly string[]
}

export type PictureFaces = { heavy: FaceMetrics; plain: FaceMetrics }
type Line = {
  x: number
  y: number
  sizePx: number
  fill?: string
  isPlain?: boolean
  anchor?: 'middle' | 'end'
  more?: string
}

const marginPx = 64
const columnPx = 332
const columnWidthPx = pictureSize.width - columnPx - marginPx
const titleSizes = [
  { sizePx: 84, lines: 1 },
  { sizePx: 70, lines: 2 },
  { sizePx: 56, lines: 3 },
] as const
/** The font shrinks before the text is cut, because the time is at its end. */
const lineSizes = [37, 33, 29].map((sizePx) => ({ sizePx, lines: 1 }))
const dotsMax = 32
const { white, fg, warm, warmSoft, bad, badSoft } = fixedColors

const drawText = (
  text: string,
  { x, y, sizePx, fill = white, isPlain = false, anchor, more = '' }: Line,
): string =>
  `<text x="${x}" y="${y}" font-family="${isPlain ? 'Archivo Medium' : 'Archivo ExtraBold'}" font-size="${sizePx}" fill="${fill}"${anchor === undefined ? '' : ` text-anchor="${anchor}"`}${more}>${escapeHtml(text)}</text>`

export type DrawMark = (x: number, y: number, sizePx: number) => string

export function drawPicture(
  facts: PictureFacts,
  faces: PictureFaces,
  draw: DrawMark = drawMark,
): string {
  const colors = getVenueColors(facts.hue, facts.tone === 'cancelled')
  const { width, height } = pictureSize
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
${drawBackdrop(colors)}
${drawHead(facts, faces, draw)}
${drawTile(facts, colors.ink)}
<g stroke="${colors.deep}" stroke-opacity=".32" stroke-width="12" stroke-linejoin="round" paint-order="stroke">
${drawWords(facts, faces)}
</g>
${drawFoot(facts, faces, colors.ink)}
</svg>`
}

function drawHead({ kind }: PictureFacts, { heavy }: PictureFaces, draw: DrawMark): string {
  const name = keepKnown(appName(), heavy) ?? ''
  const ends = marginPx + 84 + measureText(name, 42, heavy)
  return [
    draw(marginPx - 4, 42, 76),
    drawText(name, { x: marginPx + 84, y: 98, sizePx: 42 }),
    ...(kind === null
      ? []
      : [
          `<rect x="${ends + 26}" y="64" width="3" height="42" rx="1.5" fill="${white}" fill-opacity=".5"/>`,
          drawText(kind, { x: ends + 52, y: 98, sizePx: 42, isPlain: true }),
        ]),
  ].join('\n')
}

function drawTile({ tile, tone }: PictureFacts, ink: string): string {
  const [x, y, width, height] = [marginPx, 160, 220, 252]
  const middle = x + width / 2
  const number = tone === 'cancelled' ? '#7a8280' : fg
  const through =
    tone === 'cancelled'
      ? `<path d="M${x + 34} ${y + 176}L${x + width - 34} ${y + 90}" stroke="${bad}" stroke-width="11" stroke-linecap="round"/>`
      : ''
  return `<rect x="${x}" y="${y + 10}" width="${width}" height="${height}" rx="40" fill="#000" fill-opacity=".18"/>
<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="40" fill="${white}"/>
${drawText(tile.top.toUpperCase(), { x: middle, y: y + 58, sizePx: 36, fill: ink, anchor: 'middle' })}
${drawText(tile.number, { x: middle, y: y + 174, sizePx: 136, fill: number, anchor: 'middle', more: ' letter-spacing="-4"' })}
${drawText(tile.bottom.toUpperCase(), { x: middle, y: y + 222, sizePx: 36, fill: ink, anchor: 'middle' })}${through}`
}

function drawWords({ title, plainTitle, when, where }: PictureFacts, faces: PictureFaces): string {
  const words = keepKnown(title, faces.heavy) ?? plainTitle
  const { lines, sizePx } = fitText(words, titleSizes, {
    widthPx: columnWidthPx,
    metrics: faces.heavy,
  })
  const under = [keepKnown(when, faces.plain), keepKnown(where, faces.plain)].filter(
    (line) => line !== null,
  )
  const leading = sizePx * 1.08
  const underPx = 50
  const heightPx = lines.length * leading + under.length * underPx
  const top = Math.max(152, 286 - heightPx / 2)
  const titleText = lines.map((line, n) =>
    drawText(line, {
      x: columnPx,
      y: Math.round(top + sizePx * 0.86 + n * leading),
      sizePx,
      more: ' letter-spacing="-1"',
    }),
  )
  const underText = under.map((text, n) => {
    const fitted = fitText(text, lineSizes, { widthPx: columnWidthPx, metrics: faces.plain })
    return drawText(fitted.lines.join(' '), {
      x: columnPx,
      y: Math.round(top + lines.length * leading + 46 + n * underPx),
      sizePx: fitted.sizePx,
      isPlain: true,
    })
  })
  return [...titleText, ...underText].join('\n')
}

const pills: Readonly<Record<PictureTone, (ink: string) => { ground: string; text: string }>> = {
  open: (ink) => ({ ground: white, text: ink }),
  full: () => ({ ground: warmSoft, text: warm }),
  cancelled: () => ({ ground: badSoft, text: bad }),
  over: (ink) => ({ ground: white, text: ink }),
}

function drawFoot(
  { state, tone, places, more }: PictureFacts,
  { heavy, plain }: PictureFaces,
  ink: string,
): string {
  const [y, height, sizePx] = [486, 84, 40]
  const { ground, text } = pills[tone](ink)
  const widthPx = measureText(state, sizePx, heavy) + 68
  const drawn = [
    `<rect x="${marginPx}" y="${y}" width="${widthPx}" height="${height}" rx="${height / 2}" fill="${ground}"/>`,
    drawText(state, { x: marginPx + 34, y: y + 56, sizePx, fill: text }),
  ]
  const x = marginPx + widthPx + 32
  const room = { widthPx: pictureSize.width - marginPx - x, sizePx: 32, metrics: plain }
  const known = more.map((one) => keepKnown(one, plain)).filter((one) => one !== null)
  const dots = drawDots(places, { x, y: known.length === 0 ? y + 42 : y + 20, ...room })
  if (dots !== '') drawn.push(dots)
  if (known.length > 0)
    drawn.push(
      drawText(cutLine(known.join(' · '), room), {
        x,
        y: dots === '' ? y + 53 : y + 74,
        sizePx: room.sizePx,
        isPlain: true,
      }),
    )
  return drawn.join('\n')
}

function drawDots(
  places: PictureFacts['places'],
  { x, y, widthPx }: { x: number; y: number; widthPx: number },
): string {
  if (places === null || places.max > dotsMax) return ''
  const step = Math.min(34, widthPx / places.max)
  const r = step * 0.36
  return Array.from({ length: places.max }, (_, n) => {
    const at = `cx="${(x + r + n * step).toFixed(1)}" cy="${y}"`
    return n < places.taken
      ? `<circle ${at} r="${r.toFixed(1)}" fill="${white}"/>`
      : `<circle ${at} r="${(r - 1.5).toFixed(1)}" fill="none" stroke="${white}" stroke-opacity=".8" stroke-width="3"/>`
  }).join('')
}
