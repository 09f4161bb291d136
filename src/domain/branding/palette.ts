// The colors that follow an installation's hue: the shipped greens of theme.css, turned.
import { getContrast, getDifference, hexToOklch, oklchToHex, turnHue, type Oklch } from './oklch.ts'

export const accentThemes = ['light', 'dark'] as const
type Theme = (typeof accentThemes)[number]
type Tone = Readonly<Record<Theme, Oklch>>

export const shippedHue = 165

export const turnedTones = {
  bg: { light: [0.983, 0.006, 160], dark: [0.165, 0.012, 200] },
  sunk: { light: [0.962, 0.009, 165], dark: [0.186, 0.013, 200] },
  lift: { light: [1, 0, 0], dark: [0.39, 0.03, 180] },
  soft: { light: [0.95, 0.03, 165], dark: [0.28, 0.035, 170] },
  brand: { light: [0.465, 0.11, 165], dark: [0.8, 0.15, 160] },
  'brand-press': { light: [0.4, 0.1, 165], dark: [0.86, 0.13, 160] },
  'on-brand': { light: [1, 0, 0], dark: [0.2, 0.04, 165] },
} as const satisfies Readonly<Record<string, Tone>>

const fixedTones = {
  card: { light: [1, 0, 0], dark: [0.21, 0.014, 200] },
  fg: { light: [0.22, 0.02, 200], dark: [0.96, 0.005, 160] },
  muted: { light: [0.46, 0.02, 200], dark: [0.75, 0.015, 200] },
  'ball-soft': { light: [0.965, 0.06, 115], dark: [0.3, 0.05, 118] },
  'ball-line': { light: [0.63, 0.16, 120], dark: [0.88, 0.19, 116] },
} as const satisfies Readonly<Record<string, Tone>>

export type TurnedTones = Readonly<Record<keyof typeof turnedTones, Tone>>
export type ToneName = keyof typeof turnedTones | keyof typeof fixedTones

const read: readonly (readonly [text: ToneName, ground: ToneName])[] = [
  ['brand', 'bg'],
  ['brand', 'card'],
  ['brand', 'sunk'],
  ['brand', 'soft'],
  ['brand', 'ball-soft'],
  ['on-brand', 'brand'],
  ['on-brand', 'brand-press'],
  ['fg', 'bg'],
  ['fg', 'soft'],
  ['muted', 'bg'],
  ['muted', 'sunk'],
  ['muted', 'soft'],
]
const contrastMin = 4.5
const differenceMin = 0.12

export type HueFault = {
  kind: 'contrast' | 'alike'
  theme: Theme
  pair: readonly [ToneName, ToneName]
  value: number
  needed: number
}

export const getTurn = (hue: number | null): number => (hue === null ? 0 : hue - shippedHue)

/** The first pair of colors that this hue makes unreadable or confusing; null for a good hue. */
export function findHueFault(hue: number, tones: TurnedTones = turnedTones): HueFault | null {
  const turn = getTurn(hue)
  for (const theme of accentThemes) {
    const colorIn = (name: ToneName): Oklch =>
      name in fixedTones
        ? fixedTones[name as keyof typeof fixedTones][theme]
        : turnHue(tones[name as keyof TurnedTones][theme], turn)
    for (const [text, ground] of read) {
      const value = getContrast(colorIn(text), colorIn(ground))
      if (value < contrastMin)
        return { kind: 'contrast', theme, pair: [text, ground], value, needed: contrastMin }
    }
    const value = getDifference(colorIn('brand'), colorIn('ball-line'))
    if (value < differenceMin)
      return { kind: 'alike', theme, pair: ['brand', 'ball-line'], value, needed: differenceMin }
  }
  return null
}

const writeColor = ([lightness, chroma, hue]: Oklch): string =>
  `oklch(${Math.round(lightness * 1000) / 10}% ${chroma} ${hue})`

export function writeAccent(hue: number | null): string {
  if (hue === null) return ''
  const turn = getTurn(hue)
  const declarations = Object.entries(turnedTones).map(
    ([name, { light, dark }]) =>
      `--color-${name}:light-dark(${writeColor(turnHue(light, turn))},${writeColor(turnHue(dark, turn))})`,
  )
  return `:root{${declarations.join(';')}}`
}

export const turnHex = (hex: string, hue: number | null): string =>
  hue === null ? hex : oklchToHex(turnHue(hexToOklch(hex), getTurn(hue)))
