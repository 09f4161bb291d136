// The colors of a share picture: the tokens of src/client/ui/theme.css in a format the renderer
// supports.

type Oklch = readonly [lightness: number, chroma: number, hue: number]

const toSrgb = (linear: number): number => {
  const bounded = Math.min(1, Math.max(0, linear))
  return bounded <= 0.0031308 ? 12.92 * bounded : 1.055 * bounded ** (1 / 2.4) - 0.055
}

/**
 * '#rrggbb' for lightness (0 to 1), chroma and hue in degrees, clipped to sRGB. The matrices are
 * those of CSS Color 4.
 */
export function oklchToHex([lightness, chroma, hue]: Oklch): string {
  const angle = (hue * Math.PI) / 180
  const a = chroma * Math.cos(angle)
  const b = chroma * Math.sin(angle)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const parts = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return `#${parts
    .map((part) =>
      Math.round(toSrgb(part) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

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
