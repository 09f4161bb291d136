// Fits text by people into a picture: only characters the fonts have, wrapped and cut by width.
import type { FaceMetrics } from './face-metrics.ts'

export const measureText = (text: string, sizePx: number, metrics: FaceMetrics): number =>
  Array.from(text).reduce(
    (sum, letter) => sum + (metrics.get(letter.codePointAt(0) ?? 0) ?? 0) * sizePx,
    0,
  )

/**
 * The text in characters the font has; others become their plain form if there is one (𝐏 is P), or
 * are dropped. Null when less than half of the letters remain, as for a title in another script.
 */
export function keepKnown(text: string, metrics: FaceMetrics): string | null {
  const isKnown = (letter: string): boolean =>
    !/\p{C}/u.test(letter) && metrics.has(letter.codePointAt(0) ?? 0)
  const normalized = text.normalize('NFC')
  const kept = Array.from(normalized.replaceAll(/\s/g, ' '), (letter) =>
    isKnown(letter)
      ? letter
      : Array.from(letter.normalize('NFKD'))
          .filter((part) => isKnown(part) && !/\p{M}/u.test(part))
          .join(''),
  ).join('')
  const count = (words: string): number => words.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  const letters = count(kept)
  return letters === 0 || letters * 2 < count(normalized)
    ? null
    : kept.replaceAll(/ +/g, ' ').trim()
}

type Room = { widthPx: number; sizePx: number; metrics: FaceMetrics }

export function cutLine(text: string, { widthPx, sizePx, metrics }: Room): string {
  if (measureText(text, sizePx, metrics) <= widthPx) return text
  let kept = ''
  for (const letter of text) {
    if (measureText(`${kept}${letter}…`, sizePx, metrics) > widthPx) break
    kept += letter
  }
  return `${kept.replace(/[\s,.;:·–-]+$/, '')}…`
}

export function wrapText(text: string, { widthPx, sizePx, metrics }: Room): string[] {
  const lines: string[] = []
  let line = ''
  const fits = (words: string): boolean => measureText(words, sizePx, metrics) <= widthPx
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (fits(longer)) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    line = ''
    for (const letter of word) {
      if (line !== '' && !fits(line + letter)) {
        lines.push(line)
        line = ''
      }
      line += letter
    }
  }
  return line === '' ? lines : [...lines, line]
}

export type FittedText = { lines: string[]; sizePx: number }

/** In the largest of the sizes that fits the number of lines; at the smallest it is truncated. */
export function fitText(
  text: string,
  sizes: readonly { sizePx: number; lines: number }[],
  { widthPx, metrics }: Omit<Room, 'sizePx'>,
): FittedText {
  const tries = sizes.map(({ sizePx, lines }) => ({
    sizePx,
    max: lines,
    lines: wrapText(text, { widthPx, sizePx, metrics }),
  }))
  const fitting = tries.find(({ lines, max }) => lines.length <= max) ?? tries.at(-1)
  if (fitting === undefined) return { lines: [], sizePx: 0 }
  const { lines, max, sizePx } = fitting
  if (lines.length <= max) return { lines, sizePx }
  const rest = lines.slice(max - 1).join(' ')
  return {
    lines: [...lines.slice(0, max - 1), cutLine(rest, { widthPx, sizePx, metrics })],
    sizePx,
  }
}
