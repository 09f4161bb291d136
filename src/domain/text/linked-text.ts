// Finds web addresses, e-mail addresses and phone numbers in texts, and where tapping them leads.

/** site: the link's host, shown when the link text could look like another site. */
type TextPart =
  | { kind: 'text'; text: string }
  | { kind: 'link'; text: string; href: string; site: string | null }

declare const URL: new (url: string) => {
  href: string
  hostname: string
  username: string
  protocol: string
}

const web = String.raw`(?:https?:\/\/|(?<![\p{L}\d@.])www\.)[^\s<>"“”«»]{2,500}`
const mail = String.raw`(?<![^\s<>()[\]",;:“”«»])[\w.!#$%&'*+/=?^{|}~-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{2,63}){1,8}`
/**
 * Requires a country code or the three groups of North America, so that dates and scores don't
 * match.
 */
const phone = String.raw`(?<![\d\p{L}./-])(?:\+\d[\d\s().-]{5,18}\d|\(?\d{3}\)?[-.\s]{1,2}\d{3}[-.\s]\d{4})(?![\d\p{L}/-])`
const linked = new RegExp(`(${web})|(${mail})|(${phone})`, 'giu')

const ending = /[.,;:!?'’*_~…]$/
const brackets: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' }

function cutEnding(text: string): string {
  let kept = text
  while (kept !== '') {
    const last = kept.slice(-1)
    const open = brackets[last]
    const isOwn = open === undefined || kept.split(last).length <= kept.split(open).length
    if (isOwn && !ending.test(kept)) return kept
    kept = kept.slice(0, -1)
  }
  return kept
}

function readWeb(text: string): { href: string; site: string | null } | null {
  try {
    const { href, hostname, username, protocol } = new URL(
      /^https?:/i.test(text) ? text : `https://${text}`,
    )
    if (!/^https?:$/.test(protocol) || !hostname.includes('.')) return null
    const mayDeceive = hostname.includes('xn--') || username !== ''
    return { href, site: mayDeceive ? hostname : null }
  } catch {
    return null
  }
}

function readLink(text: string, kind: 'web' | 'mail' | 'phone'): TextPart | null {
  if (kind === 'web') {
    const found = readWeb(text)
    return found && { kind: 'link', text, ...found }
  }
  if (kind === 'mail') {
    const [, name = '', site = ''] = /^(.*)@(.*)$/.exec(text) ?? []
    return { kind: 'link', text, href: `mailto:${encodeURIComponent(name)}@${site}`, site: null }
  }
  const number = text.replaceAll(/[^\d+]/g, '')
  return { kind: 'link', text, href: `tel:${number}`, site: null }
}

/** Concatenated, the parts are the text. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const match of text.matchAll(linked)) {
    const [found, isWeb, isMail] = match
    const kept = cutEnding(found)
    const link = readLink(
      kept,
      isWeb === undefined ? (isMail === undefined ? 'phone' : 'mail') : 'web',
    )
    if (link === null) continue
    if (match.index > from) parts.push({ kind: 'text', text: text.slice(from, match.index) })
    parts.push(link)
    from = match.index + kept.length
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) })
  return parts
}
