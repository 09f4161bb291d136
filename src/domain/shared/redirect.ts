// A redirect path from a URL or from storage must never lead to another site.

// oxlint-disable-next-line no-control-regex -- browsers drop control characters before they look for the host
const unsafeCharacters = /[\u0000-\u0020\u007F\\]/
/**
 * Empty and dot segments: `//host` is another site, and `/..//host` becomes it when a router
 * normalizes the path.
 */
const unsafeSegments = /\/\/|\/(\.|%2e){1,2}(\/|$)/i

/**
 * Returns `path` if it is an absolute path of this site, else '/'. Query and hash may contain
 * anything but control characters.
 */
export function safeRedirect(path: string | null | undefined): string {
  if (path === null || path === undefined || !path.startsWith('/') || unsafeCharacters.test(path))
    return '/'
  const [pathname = ''] = path.split(/[?#]/, 1)
  return unsafeSegments.test(pathname) ? '/' : path
}
