// Registration bans of an address or of a domain with its subdomains. Both are compared in one
// normalized form, so capitals, plus-tags and other spellings don't evade a ban.

export const banPatternMax = 254
export const banReasonMax = 300

/** Converts a domain to lower-case ASCII as DNS does; '' when it is invalid. */
export type ToAscii = (domain: string) => string

function toDomain(text: string, toAscii: ToAscii): string | null {
  const bare = text.trim().replace(/\.+$/, '')
  if (/[\s/?#:@[\]\\]/.test(bare)) return null
  const domain = toAscii(bare)
  return domain.includes('.') && !/^[\d.]+$/.test(domain) ? domain : null
}

function toAddress(text: string, toAscii: ToAscii): { name: string; domain: string } | null {
  const at = text.lastIndexOf('@')
  const domain = toDomain(text.slice(at + 1), toAscii)
  const name = text.slice(0, Math.max(at, 0)).trim().toLowerCase().replace(/\+.*$/, '')
  return at < 1 || domain === null || name === '' ? null : { name, domain }
}

/** The stored form of a ban, `ana@example.org` or `example.org`; null when the text is neither. */
export function parseBan(text: string, toAscii: ToAscii): string | null {
  const given = text.trim().replace(/^@/, '')
  const address = given.includes('@') ? toAddress(given, toAscii) : null
  const pattern = given.includes('@')
    ? address && `${address.name}@${address.domain}`
    : toDomain(given, toAscii)
  return pattern === null || pattern.length > banPatternMax ? null : pattern
}

export function listBansCovering(email: string, toAscii: ToAscii): string[] {
  const address = toAddress(email, toAscii)
  if (address === null) return []
  const labels = address.domain.split('.')
  const domains = labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))
  return [`${address.name}@${address.domain}`, ...domains]
}
