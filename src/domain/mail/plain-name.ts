// Typed names reach readers who never asked for mail, above all in the subject. A name that reads
// as an address or a link is replaced.
const invisible = /[\p{Cf}\p{Mn}\p{Cc}]/gu
/** Sentences on separate lines must not join into a site name. */
const lineBreaks = /[\n\r\t\v\f]+/g
/** Dots as people write them to evade filters; full-width ones are folded before. */
const writtenDots =
  /\s*[[({]\s*(?:\.|dot|punto)\s*[\])}]\s*|[。․·]|(?<=[\p{L}\d])(?:\s*\.\s*|\s+(?:dot|punto)\s+)(?=(?:com|net|org)\b)/giu
const site = String.raw`(?:^|[^\p{L}\p{N}-])[\p{L}\p{N}-]{2,}\.\p{L}{2,}(?:[^\p{L}]|$)`
/** One-letter sites are link shorteners; a single letter before a name is an initial. */
const shortSite = String.raw`(?<![\p{L}\p{N}.-])[\p{L}\p{N}]\.(?:\p{L}{2,}\/|(?:com|co|gg|gl|io|ly|me|net|org)(?!\p{L}))`
const numbers = String.raw`(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])`
const link = new RegExp(String.raw`@|:\/\/|\bwww\b|${site}|${shortSite}|${numbers}`, 'iu')

export const looksLikeLink = (text: string): boolean =>
  link.test(
    text
      .normalize('NFKC')
      .replaceAll(lineBreaks, ' ')
      .replaceAll(invisible, '')
      .replaceAll(writtenDots, '.'),
  )

export const toPlainName = (name: string, instead: string): string =>
  looksLikeLink(name) ? instead : name
