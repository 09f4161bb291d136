// Inserts a link preview into a page's head, replacing the page's own tags.
import { appName } from '#words/words.ts'
import { escapeHtml as h } from './escape-html.ts'

/** size: known for pictures we draw; a venue's photo has its own. */
export type PreviewImage = {
  url: string
  alt: string
  size: { width: number; height: number; type: 'image/png' } | null
}
export type LinkPreview = {
  title: string
  description: string
  image: PreviewImage
  url: string
  invitation?: string
}

const invitationPlace = '__INVITATION__'

const ownTags =
  /<(?:meta (?:property="og:(?!locale)[^"]*"|name="(?:description|twitter:[a-z:]+)")|link rel="canonical")[^>]*>\s*/g

export function withPreview(
  html: string,
  { title, description, image, url, invitation = '' }: LinkPreview,
): string {
  const tags = [
    `<title>${h(title)} · ${h(appName())}</title>`,
    `<meta name="description" content="${h(description)}">`,
    `<link rel="canonical" href="${h(url)}">`,
    ...Object.entries({
      'og:type': 'website',
      'og:site_name': appName(),
      'og:title': title,
      'og:description': description,
      'og:url': url,
      ...toImageTags(image),
    }).map(([property, content]) => `<meta property="${property}" content="${h(content)}">`),
    ...Object.entries({
      'twitter:card': 'summary_large_image',
      'twitter:image': image.url,
      'twitter:image:alt': image.alt,
    }).map(([name, content]) => `<meta name="${name}" content="${h(content)}">`),
  ].join('')
  // A function, because the text may contain replacement patterns such as $&.
  return html
    .replace(ownTags, '')
    .replace(/<title>[^<]*<\/title>/, () => tags)
    .replace(invitationPlace, () => invitation)
}

/** Some programs show a picture at once only when its size is given. */
const toImageTags = ({ url, alt, size }: PreviewImage): Record<string, string> => ({
  'og:image': url,
  ...(size !== null && {
    'og:image:type': size.type,
    'og:image:width': String(size.width),
    'og:image:height': String(size.height),
  }),
  'og:image:alt': alt,
})
