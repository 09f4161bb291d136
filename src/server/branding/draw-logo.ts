// Draws the logo, or the shipped mark in the installation's hue, as icons and pictures.
import { turnHex } from '#domain/branding/palette.ts'
import { escapeHtml } from '../pages/escape-html.ts'
import { drawBackdrop, drawMark, pictureSize } from '../share-picture/court-backdrop.ts'
import { fixedColors, getVenueColors } from '../share-picture/picture-colors.ts'
import type { ServedBranding } from './watch-branding.ts'

type Look = Pick<ServedBranding, 'logo' | 'hue' | 'name'>
type Place = { x: number; y: number; sizePx: number }

const rootSize = /^<svg width="[^"]*" height="[^"]*"/

export function drawLogo({ logo, hue }: Look, { x, y, sizePx }: Place): string {
  const place = `x="${x}" y="${y}" width="${sizePx}" height="${sizePx}"`
  if (logo === null)
    return drawMark(x, y, sizePx).replaceAll(fixedColors.court, turnHex(fixedColors.court, hue))
  return logo.type === 'svg'
    ? logo.bytes.toString().replace(rootSize, `<svg ${place}`)
    : `<image ${place} href="data:image/png;base64,${logo.bytes.toString('base64')}"/>`
}

const iconPx = 512

export function drawIcon(look: Look, { part = 1, ground = '' } = {}): string {
  const sizePx = iconPx * part
  const at = (iconPx - sizePx) / 2
  const behind =
    ground === '' ? '' : `<rect width="${iconPx}" height="${iconPx}" fill="${ground}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${iconPx} ${iconPx}">${behind}${drawLogo(look, { x: at, y: at, sizePx })}</svg>`
}

const nameSizes = [96, 76, 60, 46]

export function drawSharePicture(look: Look): string {
  const { width, height } = pictureSize
  const sizePx = nameSizes[Math.min(3, Math.floor(look.name.length / 12))] ?? 46
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
${drawBackdrop(getVenueColors(look.hue ?? 165, false))}
${drawLogo(look, { x: 64, y: 120, sizePx: 180 })}
<text x="64" y="420" font-family="Archivo ExtraBold" font-size="${sizePx}" fill="#fff">${escapeHtml(look.name)}</text></svg>`
}
