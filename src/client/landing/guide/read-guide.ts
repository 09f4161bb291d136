// Reads a page of docs/guide: a title, an introduction, and sections that begin with an anchor.
import { Marked, walkTokens, type Token, type Tokens } from 'marked'
import { guidePictures, hasDarkPicture, isGuidePicture, toDarkAddress } from './picture-sizes.ts'

export type GuideSection = {
  id: string
  title: string
  html: string
  text: string
}
export type Guide = {
  title: string
  introduction: string
  sections: readonly GuideSection[]
  labels: readonly string[]
  links: readonly string[]
  pictures: readonly { address: string; alt: string }[]
}

const anchor = /^<a id="([a-z-]+)"><\/a>$/
const publicFolder = /^.*\/public(?=\/)/
const otherPage = /^(\w+)\.md(?=#|$)/

const toAddress = (href: string): string =>
  href.replace(otherPage, '/guide/$1').replace(publicFolder, '')

const marked = new Marked({
  renderer: {
    image({ href, text }) {
      const name = /([\w-]+)\.webp$/.exec(href)?.[1] ?? ''
      if (!isGuidePicture(name)) throw new Error(`No picture of the guide: ${href}`)
      const { width, height } = guidePictures[name]
      const look = width > height ? 'wide' : 'phone'
      const show = (src: string, theme: string): string =>
        `<img class="${look}${theme}" src="${src}" alt="${text}" width="${width}" height="${height}" loading="lazy">`
      const src = toAddress(href)
      // The theme is chosen on the page, so no media query of a source knows it. A hidden lazy
      // picture is not fetched.
      return hasDarkPicture(name)
        ? show(src, ' on-light') + show(toDarkAddress(src), ' on-dark')
        : show(src, '')
    },
    link({ href, tokens }) {
      return `<a href="${toAddress(href)}">${this.parser.parseInline(tokens)}</a>`
    },
  },
})

export function readGuide(markdown: string): Guide {
  const tokens = marked.lexer(markdown).filter(({ type }) => type !== 'space')
  const start = tokens.findIndex(isAnchor)
  const [title, ...introduction] = tokens.slice(0, start)
  if (title?.type !== 'heading') throw new Error('A page of the guide begins with its title')
  const parts = listTokens(tokens)
  return {
    title: readText([title]),
    introduction: readText(introduction),
    sections: readSections(tokens.slice(start)),
    labels: parts.filter(isStrong).map(({ text }) => text),
    links: parts.filter(isLink).map(({ href }) => toAddress(href)),
    pictures: parts.filter(isImage).map(({ href, text }) => ({
      address: toAddress(href),
      alt: text,
    })),
  }
}

const isAnchor = (token: Token): boolean => anchor.test(token.raw.trim())
const isStrong = (token: Token): token is Tokens.Strong => token.type === 'strong'
const isLink = (token: Token): token is Tokens.Link => token.type === 'link'
const isText = (token: Token): token is Tokens.Text =>
  token.type === 'text' || token.type === 'codespan'
const isImage = (token: Token): token is Tokens.Image => token.type === 'image'

function readSections(tokens: readonly Token[]): GuideSection[] {
  const starts = tokens.flatMap((token, index) => (isAnchor(token) ? [index] : []))
  return starts.map((start, index) => {
    const [mark, heading, ...body] = tokens.slice(start, starts[index + 1])
    if (heading?.type !== 'heading') throw new Error(`No heading below ${mark?.raw ?? ''}`)
    return {
      id: anchor.exec(mark?.raw.trim() ?? '')?.[1] ?? '',
      title: readText([heading]),
      html: marked.parser(body),
      text: readText(body),
    }
  })
}

function listTokens(tokens: readonly Token[]): Token[] {
  const found: Token[] = []
  void walkTokens([...tokens], (token) => {
    found.push(token)
  })
  return found
}

function readText(tokens: readonly Token[]): string {
  return tokens
    .map((token) => listTokens([token]))
    .filter((parts) => !parts.some(isImage))
    .map((parts) => parts.filter(isText).map(({ text }) => text))
    .map((texts) => texts.join(''))
    .join(' ')
}
