// Turns a built page into a template that the server fills (src/server/branding/fill-page.ts).
import { shippedBranding } from '../../src/domain/branding/branding.ts'
import { productName } from '../../src/domain/branding/product-name.ts'

const ownName = new RegExp(
  String.raw`(?<!Powered by |Con la tecnología de )${productName}(?! Display)`,
  'g',
)
const script = /(<script[^>]*>)([^]*?)(<\/script>)/g
const mark = /<svg viewBox="0 0 48 48" class="([^"]*)" aria-hidden="true">[^]*?<\/svg>/g
const heading = /(<h1[^>]*>)[^<]*(<\/h1>)/

const withMarks = (html: string): string =>
  html
    .replaceAll(script, (_all, open: string, code: string, close: string) =>
      [open, code.replaceAll(ownName, '__APP_NAME_CODE__'), close].join(''),
    )
    .replaceAll(ownName, '__APP_NAME__')
    .replaceAll(mark, '<img src="__LOGO__" alt="" class="$1">')

export function toNamedPage(html: string): string {
  const { website, communityGroup, foundedIn } = shippedBranding
  const hasSlogan = html.includes(website)
  const marked = withMarks(html)
    .replaceAll(website, '__WEBSITE__')
    .replaceAll(communityGroup, '__COMMUNITY_GROUP__')
    .replace(`${foundedIn}</span>`, '__FOUNDED_IN__</span>')
    .replace('</style>', '__ACCENT__</style>')
  return hasSlogan ? marked.replace(heading, '$1__SLOGAN__$2') : marked
}

export const toNamedApp = (html: string): string =>
  withMarks(html).replace(
    '</head>',
    '<meta name="branding" content="__BRANDING__"><style id="accent">__ACCENT__</style></head>',
  )
