// Drawn on the device, so that a picture to share needs no server.
import type { Medal } from '#domain/medal/medal.ts'

export type PictureLine = { medal: Medal | null; badge: string; name: string; record: string }
export type PictureTile = { value: string; label: string }
export type PictureWords = {
  title: string
  detail: string
  heading: string
  tiles: readonly PictureTile[]
  listTitle: string
  lines: readonly PictureLine[]
  address: string
}

const [width, height] = [1080, 1350]
const margin = 90
const ground = ['#0f3d31', '#07231d'] as const
const tones = { gold: '#f2c94c', silver: '#d5dbe3', bronze: '#e0a06a' } as const
const [ink, faint, brand] = ['#ffffff', '#b9d3c8', '#5fe0a8']
const font = (weight: number, size: number): string =>
  `${weight} ${size}px system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif`
const lineHeight = 104
const tileHeight = 150
const tileGap = 24

/** A PNG of 1080 by 1350 px; null when the browser can't draw one. */
export async function drawResults({
  title,
  detail,
  heading,
  tiles,
  listTitle,
  lines,
  address,
}: PictureWords): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (pen === null) return null
  drawGround(pen)
  pen.textBaseline = 'alphabetic'
  const titleEnd = drawText(pen, title, { y: 210, size: 76, weight: 800, color: ink, linesMax: 3 })
  const detailEnd = drawText(pen, detail, {
    y: titleEnd + 62,
    size: 38,
    weight: 500,
    color: faint,
    linesMax: 2,
  })
  drawHeading(pen, heading, detailEnd + 100)
  const tilesTop = detailEnd + 132
  for (const [index, tile] of tiles.entries())
    drawTile(pen, tile, { index, of: tiles.length, y: tilesTop })
  const tilesEnd = tilesTop + tileHeight
  drawHeading(pen, listTitle, tilesEnd + 72)
  const top = tilesEnd + 92
  for (const [index, line] of lines.entries())
    if (top + (index + 1) * lineHeight < height - 130) drawLine(pen, line, top + index * lineHeight)
  drawText(pen, address, { y: height - 70, size: 34, weight: 600, color: faint, linesMax: 1 })
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/png')
  })
}

function drawHeading(pen: CanvasRenderingContext2D, text: string, y: number): void {
  const look = { y, size: 32, weight: 700, color: brand, linesMax: 1 }
  drawText(pen, text.toLocaleUpperCase(), look)
}

function drawTile(
  pen: CanvasRenderingContext2D,
  { value, label }: PictureTile,
  { index, of, y }: { index: number; of: number; y: number },
): void {
  const wide = (width - margin * 2 - tileGap * (of - 1)) / of
  const x = margin + index * (wide + tileGap)
  pen.fillStyle = 'rgb(255 255 255 / 9%)'
  pen.beginPath()
  pen.roundRect(x, y, wide, tileHeight, 24)
  pen.fill()
  pen.textAlign = 'center'
  pen.fillStyle = ink
  pen.font = font(800, 64)
  pen.fillText(fitted(pen, value, wide - 24), x + wide / 2, y + 80)
  pen.fillStyle = faint
  pen.font = font(600, 28)
  if (pen.measureText(label).width > wide - 24) pen.font = font(600, 23)
  pen.fillText(fitted(pen, label, wide - 24), x + wide / 2, y + 124)
}

function drawGround(pen: CanvasRenderingContext2D): void {
  const shade = pen.createLinearGradient(0, 0, 0, height)
  for (const [stop, color] of ground.entries()) shade.addColorStop(stop, color)
  pen.fillStyle = shade
  pen.fillRect(0, 0, width, height)
  pen.strokeStyle = 'rgb(255 255 255 / 7%)'
  pen.lineWidth = 6
  pen.strokeRect(margin / 2, margin / 2, width - margin, height - margin)
  pen.beginPath()
  pen.moveTo(margin / 2, 1010)
  pen.lineTo(width - margin / 2, 1010)
  pen.moveTo(width / 2, 1010)
  pen.lineTo(width / 2, height - margin / 2)
  pen.stroke()
}

function drawLine(
  pen: CanvasRenderingContext2D,
  { medal, badge, name, record }: PictureLine,
  y: number,
): void {
  const middle = y + lineHeight / 2
  pen.fillStyle = medal === null ? 'rgb(255 255 255 / 14%)' : tones[medal]
  pen.beginPath()
  pen.arc(margin + 44, middle, 44, 0, Math.PI * 2)
  pen.fill()
  pen.fillStyle = medal === null ? ink : '#07231d'
  pen.font = font(800, 44)
  pen.textAlign = 'center'
  pen.fillText(badge, margin + 44, middle + 16)
  pen.textAlign = 'right'
  pen.fillStyle = faint
  pen.font = font(600, 40)
  pen.fillText(record, width - margin, middle + 14)
  const room = width - margin * 2 - 120 - pen.measureText(record).width - 30
  pen.textAlign = 'left'
  pen.fillStyle = ink
  pen.font = font(700, 50)
  pen.fillText(fitted(pen, name, room), margin + 120, middle + 17)
}

type TextLook = { y: number; size: number; weight: number; color: string; linesMax: number }

function drawText(
  pen: CanvasRenderingContext2D,
  text: string,
  { y, size, weight, color, linesMax }: TextLook,
): number {
  pen.textAlign = 'left'
  pen.fillStyle = color
  pen.font = font(weight, size)
  const lines = wrapped(pen, text, linesMax)
  for (const [index, line] of lines.entries()) pen.fillText(line, margin, y + index * size * 1.15)
  return y + (lines.length - 1) * size * 1.15
}

function wrapped(pen: CanvasRenderingContext2D, text: string, linesMax: number): string[] {
  const room = width - margin * 2
  const lines: string[] = ['']
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? ''
    const longer = last === '' ? word : `${last} ${word}`
    if (pen.measureText(longer).width <= room || last === '' || lines.length === linesMax)
      lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.map((line) => fitted(pen, line, room))
}

function fitted(pen: CanvasRenderingContext2D, text: string, room: number): string {
  if (pen.measureText(text).width <= room) return text
  let letters = Array.from(text)
  while (letters.length > 1 && pen.measureText(`${letters.join('')}…`).width > room)
    letters = letters.slice(0, -1)
  return `${letters.join('')}…`
}
