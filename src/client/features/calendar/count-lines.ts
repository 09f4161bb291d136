// Counts the lines that a text needs, as the browser would break it between words.

let context: CanvasRenderingContext2D | null = null

/** `font`: as in CSS. A word that is longer than a line takes as many as it needs. */
export function countLines(text: string, widthPx: number, font: string): number {
  context ??= document.createElement('canvas').getContext('2d')
  if (context === null || widthPx <= 0) return 1
  context.font = font
  return breakWords(text, widthPx, (part) => context?.measureText(part).width ?? 0)
}

export function breakWords(text: string, width: number, measure: (part: string) => number): number {
  const space = measure(' ')
  let lines = 1
  let used = 0
  for (const word of text.split(' ')) {
    const size = measure(word)
    if (used > 0 && used + space + size > width) {
      lines += 1
      used = 0
    }
    lines += Math.max(0, Math.ceil(size / width) - 1)
    used = used === 0 ? size % width : used + space + size
  }
  return lines
}
