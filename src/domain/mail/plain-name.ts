// Names that people type reach readers who never asked for mail, in its subject first of all. A name
// that reads as an address or a link isn't shown to them.
const invisible = /[\p{Cf}\p{Mn}\p{Cc}]/gu
/** Two sentences on lines of their own are no name of a site. */
const lineBreaks = /[\n\r\t\v\f]+/g
/** Dots as people write them around filters: full-width ones fold already. */
const writtenDots = /\s*[[({]\s*(?:\.|dot|punto)\s*[\])}]\s*|[。․·]/giu
const link = /@|:\/\/|\bwww\b|(?:^|[^\p{L}\p{N}-])[\p{L}\p{N}-]{2,}\.\p{L}{2,}(?:[^\p{L}]|$)/iu

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
