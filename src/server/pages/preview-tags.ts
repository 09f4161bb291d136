// Puts the preview of a link into the head of a page, in place of what the page says of itself.
import { escapeHtml as h } from './escape-html.ts'

/** image and url are whole addresses. */
export type LinkPreview = {
  title: string
  description: string
  image: string
  url: string
  /** What the landing shows of it, as HTML; where it shows nothing it is left out. */
  invitation?: string
}

/** Stands in the landing of an invitation for what it shows. */
const invitationPlace = '__INVITATION__'

const ownTags =
  /<(?:meta (?:property="og:(?!locale)[^"]*"|name="(?:description|twitter:[a-z]+)")|link rel="canonical")[^>]*>\s*/g

/** The page with the preview in its head. Every word of a person is escaped. */
export function withPreview(
  html: string,
  { title, description, image, url, invitation = '' }: LinkPreview,
): string {
  const tags = [
    `<title>${h(title)} · Sideout</title>`,
    `<meta name="description" content="${h(description)}">`,
    `<link rel="canonical" href="${h(url)}">`,
    ...Object.entries({
      'og:type': 'website',
      'og:site_name': 'Sideout',
      'og:title': title,
      'og:description': description,
      'og:image': image,
      'og:url': url,
    }).map(([property, content]) => `<meta property="${property}" content="${h(content)}">`),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('')
  // A function, as words may hold what a replacement pattern means.
  return html
    .replace(ownTags, '')
    .replace(/<title>[^<]*<\/title>/, () => tags)
    .replace(invitationPlace, () => invitation)
}
