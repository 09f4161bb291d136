// The backdrop of every share picture: a tilted court in the venue's color with a ball in flight,
// as on event covers, and the Sideout logo.
import { fixedColors, type getVenueColors } from './picture-colors.ts'

export const pictureSize = { width: 1200, height: 630 } as const

type VenueColors = ReturnType<typeof getVenueColors>

/** Court lines are white; the left side is dark, because text is placed there. */
export function drawBackdrop({ ground, court, kitchen, deep }: VenueColors): string {
  const { white, seam } = fixedColors
  const { width, height } = pictureSize
  return `<defs><linearGradient id="shade" x1="0" y1="0" x2="1" y2="0.18"><stop offset="0" stop-color="${deep}" stop-opacity=".96"/><stop offset=".5" stop-color="${deep}" stop-opacity=".86"/><stop offset=".74" stop-color="${deep}" stop-opacity=".6"/><stop offset=".94" stop-color="${deep}" stop-opacity="0"/></linearGradient></defs>
<rect width="${width}" height="${height}" fill="${ground}"/>
<g transform="translate(376 8) rotate(-14 400 300) scale(2.5)">
<rect width="396" height="180" fill="${court}"/><rect x="135" width="126" height="180" fill="${kitchen}"/>
<g fill="none" stroke="${white}" stroke-width="3.4"><rect width="396" height="180"/><path d="M135 0v180M261 0v180M0 90h135M261 90h135"/><path d="M198-14v208" stroke-dasharray="7 5" stroke-width="2.6"/></g></g>
<rect width="${width}" height="${height}" fill="url(#shade)"/>
<path d="M716 138Q900-26 1070 78" fill="none" stroke="${white}" stroke-opacity=".85" stroke-width="6" stroke-dasharray="1 19" stroke-linecap="round"/>
<circle cx="1094" cy="98" r="31" fill="${white}"/><path d="M1094 84v.01M1106 93v.01M1101 110v.01M1087 110v.01M1082 93v.01" stroke="${seam}" stroke-width="7" stroke-linecap="round"/>`
}

export const drawMark = (x: number, y: number, sizePx: number): string =>
  `<g transform="translate(${x} ${y}) scale(${sizePx / 48})"><rect x="3" y="9" width="34" height="36" rx="9" fill="${fixedColors.court}" stroke="${fixedColors.white}" stroke-opacity=".9" stroke-width="1.6"/><path d="M9 18h22M9 36h22M20 9v9M20 36v9" stroke="#fff" stroke-opacity=".55" stroke-width="2.5" fill="none"/><path d="M3 27h34" stroke="#fff" stroke-width="3.5"/><circle cx="35" cy="14" r="11.5" fill="${fixedColors.ball}" stroke="#fff" stroke-width="3"/><path d="M35 9.2v.01M39.6 12.6v.01M37.9 18v.01M32.1 18v.01M30.4 12.6v.01" stroke="${fixedColors.seam}" stroke-width="2.6" stroke-linecap="round"/></g>`
