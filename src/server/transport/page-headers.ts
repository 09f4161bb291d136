// The security headers of HTML pages. Scripts run only from this server or when their hash is
// listed.
import { createHash } from 'node:crypto'
import { closedPolicy } from './security-headers.ts'

export type PagePolicy = {
  /**
   * The app adds style elements at run time (React Aria, the map); a public page's styles are
   * allowed by hash.
   */
  styles: 'hashed' | 'inline'
  outsideOrigins: readonly string[]
}

/** Includes a CSP made for exactly this HTML. */
export function pageHeaders(
  html: string,
  publicUrl: string,
  policy: PagePolicy,
): Record<string, string> {
  const outside = policy.outsideOrigins
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...listHashes(html, 'script')],
    'style-src': [
      "'self'",
      ...(policy.styles === 'hashed' ? listHashes(html, 'style') : ["'unsafe-inline'"]),
    ],
    'img-src': ["'self'", 'data:', 'blob:', ...outside],
    'font-src': ["'self'", ...outside],
    'connect-src': ["'self'", webSocketOrigin(publicUrl), ...outside],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
  return {
    'content-security-policy': Object.entries(directives)
      .map(([name, sources]) => `${name} ${sources.join(' ')}`)
      .join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  }
}

/**
 * Headers of other files. A script may be a worker, which uses its own file's CSP; an SVG opened
 * directly keeps its styles; other sites may embed pictures.
 */
export function fileHeaders(
  type: string,
  publicUrl: string,
  outsideOrigins: readonly string[],
): Record<string, string> {
  const isPicture = type.startsWith('image/')
  return {
    'content-security-policy': filePolicy(type, [webSocketOrigin(publicUrl), ...outsideOrigins]),
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': isPicture ? 'cross-origin' : 'same-origin',
  }
}

function filePolicy(type: string, connected: readonly string[]): string {
  if (type.startsWith('text/javascript')) {
    return `${closedPolicy}; script-src 'self'; connect-src 'self' ${connected.join(' ')}`
  }
  return type === 'image/svg+xml' ? `${closedPolicy}; style-src 'unsafe-inline'` : closedPolicy
}

function listHashes(html: string, tag: 'script' | 'style'): string[] {
  const inline = html.matchAll(new RegExp(`<${tag}(?: type="module")?>([^]*?)</${tag}>`, 'g'))
  return [...inline].map(
    ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  )
}

/** Older Safari doesn't include the socket in 'self'. */
function webSocketOrigin(publicUrl: string): string {
  return new URL(publicUrl).origin.replace(/^http/, 'ws')
}
