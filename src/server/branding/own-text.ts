// Makes HTML of an owner's Markdown; unlisted tokens are refused, and never passed on.
import { createHash } from 'node:crypto'
import { Marked, type Token, type Tokens } from 'marked'
import {
  toTextField,
  type OwnText,
  type OwnTextFault,
  type OwnTextKey,
} from '#domain/branding/own-texts.ts'
import { escapeHtml } from '../pages/escape-html.ts'

export type RenderedText = { html: string; text: string }
export type ServedTexts = {
  version: string
  find(key: OwnTextKey): RenderedText | undefined
}

export const noTexts: ServedTexts = { version: '', find: () => undefined }

const allowedHref = /^(?:https?:\/\/|mailto:)[^\s"'<>`\\]+$/i
const depthMax = 12
const plain = new Set([
  'blockquote',
  'br',
  'codespan',
  'del',
  'em',
  'escape',
  'heading',
  'hr',
  'list',
  'list_item',
  'paragraph',
  'space',
  'strong',
  'text',
])
const faultOf: Readonly<Record<string, OwnTextFault>> = {
  html: 'html',
  tag: 'html',
  image: 'image',
}

/** Done to the whole: a mark that is filled later may come together from several tokens. */
const breakMarks = (html: string): string => html.replaceAll('__', '&#95;&#95;')

const marked = new Marked({
  renderer: {
    html: ({ text }) => escapeHtml(text),
    image: ({ text }) => escapeHtml(text),
    code: ({ text }) => `<p>${escapeHtml(text)}</p>`,
    codespan: ({ text }) => `<code>${escapeHtml(text)}</code>`,
    text(token) {
      return 'tokens' in token && token.tokens !== undefined
        ? this.parser.parseInline(token.tokens)
        : escapeHtml(token.text)
    },
    heading({ depth, tokens }) {
      const tag = depth <= 2 ? 'h2' : 'h3'
      return `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`
    },
    link({ href, tokens }) {
      const text = this.parser.parseInline(tokens)
      return allowedHref.test(href)
        ? `<a href="${escapeHtml(href)}" rel="noopener">${text}</a>`
        : text
    },
  },
})

export function renderOwnText(markdown: string): RenderedText | OwnTextFault {
  try {
    const tokens = marked.lexer(markdown)
    const fault = findFault(tokens, 0)
    if (fault !== null) return fault
    return { html: breakMarks(marked.parser(tokens)), text: readText(tokens) }
  } catch {
    return 'form'
  }
}

export const nameApp = ({ html, text }: RenderedText, appName: string): RenderedText => ({
  html: html.replaceAll('{app}', () => escapeHtml(appName)),
  text: text.replaceAll('{app}', () => appName),
})

function findFault(tokens: readonly Token[], depth: number): OwnTextFault | null {
  if (depth > depthMax) return 'form'
  for (const token of tokens) {
    const fault = checkToken(token) ?? findFault(listInside(token), depth + 1)
    if (fault !== null) return fault
  }
  return null
}

function checkToken(token: Token): OwnTextFault | null {
  if (token.type === 'link') return allowedHref.test((token as Tokens.Link).href) ? null : 'link'
  if (token.type === 'list_item' && (token as Tokens.ListItem).task) return 'form'
  return plain.has(token.type) ? null : (faultOf[token.type] ?? 'form')
}

const listInside = (token: Token): readonly Token[] =>
  token.type === 'list'
    ? (token as Tokens.List).items
    : ((token as { tokens?: Token[] }).tokens ?? [])

const readText = (tokens: readonly Token[]): string =>
  tokens
    .map((token) => {
      const inside = listInside(token)
      if (inside.length > 0) return readText(inside)
      return 'text' in token ? String(token.text) : ' '
    })
    .join('')
    .replaceAll(/\s+/g, ' ')

export function toServedTexts(texts: readonly OwnText[]): ServedTexts {
  const rendered = new Map<string, RenderedText>()
  for (const text of texts) {
    const made = renderOwnText(text.markdown)
    if (typeof made !== 'string') rendered.set(toTextField(text), made)
  }
  if (rendered.size === 0) return noTexts
  const digest = createHash('sha256').update(JSON.stringify([...rendered]))
  return {
    version: digest.digest('base64url').slice(0, 10),
    find: (key) => rendered.get(toTextField(key)),
  }
}
