// The colors of a share picture: the tokens of src/client/ui/theme.css in a format the renderer
// supports.
import { oklchToHex } from '#domain/branding/oklch.ts'

export const fixedColors = {
  white: '#ffffff',
  fg: oklchToHex([0.22, 0.02, 200]),
  warm: oklchToHex([0.48, 0.12, 55]),
  warmSoft: oklchToHex([0.955, 0.045, 80]),
  bad: oklchToHex([0.5, 0.19, 27]),
  badSoft: oklchToHex([0.955, 0.03, 22]),
  court: '#0b7a55',
  ball: '#d8f23f',
  seam: '#48640a',
} as const

export function getVenueColors(hue: number, isCancelled: boolean) {
  const part = isCancelled ? 0.15 : 1
  return {
    ground: oklchToHex([0.44, 0.09 * part, hue]),
    court: oklchToHex([0.56, 0.115 * part, hue]),
    kitchen: oklchToHex([0.64, 0.105 * part, hue]),
    ink: oklchToHex([0.38, 0.1 * part, hue]),
    deep: oklchToHex([0.36, 0.085 * part, hue]),
  }
}
