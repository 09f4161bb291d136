// Names that people type reach readers who never asked for mail, in its subject first of all. A name
// that reads as an address or a link isn't shown to them.
const invisible = /[\p{Cf}\p{Mn}\p{Cc}]/gu
/** Two sentences on lines of their own are no name of a site. */
const lineBreaks = /[\n\r\t\v\f]+/g
/** Dots as people write them around filters: full-width ones fold already. */
const writtenDots =
  /\s*[[({]\s*(?:\.|dot|punto)\s*[\])}]\s*|[。․·]|(?<=[\p{L}\d])(?:\s*\.\s*|\s+(?:dot|punto)\s+)(?=(?:com|net|org)\b)/giu
const site = String.raw`(?:^|[^\p{L}\p{N}-])[\p{L}\p{N}-]{2,}\.\p{L}{2,}(?:[^\p{L}]|$)`
/** Sites of one letter are those of short links; one before a name is an initial. */
const shortSite = String.raw`(?<![\p{L}\p{N}.-])[\p{L}\p{N}]\.(?:\p{L}{2,}\/|(?:com|co|gg|gl|io|ly|me|net|org)(?!\p{L}))`
const numbers = String.raw`(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])`
const link = new RegExp(String.raw`@|:\/\/|\bwww\b|${site}|${shortSite}|${numbers}`, 'iu')

/** True for text with an e-mail address, a URL or the name of a site in it. */
export const looksLikeLink = (text: string): boolean =>
  link.test(
    text
      .normalize('NFKC')
      .replaceAll(lineBreaks, ' ')
      .replaceAll(invisible, '')
      .replaceAll(writtenDots, '.'),
  )

/** The name, or `instead` where it reads as a link. */
export const toPlainName = (name: string, instead: string): string =>
  looksLikeLink(name) ? instead : name
