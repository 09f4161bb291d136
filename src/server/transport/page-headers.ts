// The security headers of the HTML pages. Scripts run only from this server or when their hash is
// listed.
import { createHash } from 'node:crypto'
import { closedPolicy } from './security-headers.ts'

export type PagePolicy = {
  /**
   * The app's own style elements come at run time (React Aria, the map), a public page's are known
   * by their hash.
   */
  styles: 'hashed' | 'inline'
  /** Origins beyond this server that the app may load from (map tiles, photo storage). */
  outsideOrigins: readonly string[]
}

/** Headers of one page, with a content security policy made for exactly this HTML. */
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
 * Headers of a file that is no page. A script may be a worker, which lives under the policy of its
 * own file; a drawing opened on its own keeps its styles; pictures may be shown by other sites.
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

/** Older Safari does not count the socket as 'self'. */
function webSocketOrigin(publicUrl: string): string {
  return new URL(publicUrl).origin.replace(/^http/, 'ws')
}
