// Which pages may speak to this server. Browsers name the page's origin; other programs name none,
// and carry no cookies.

export type IsOwnOrigin = (origin: string | undefined, host: string | undefined) => boolean

/**
 * True for no Origin, for the origin of PUBLIC_URL, and for a page served under the very host it
 * now asks.
 */
export function ownOrigin(publicUrl: string): IsOwnOrigin {
  const publicOrigin = new URL(publicUrl).origin
  return (origin, host) => {
    if (origin === undefined || origin === publicOrigin) return true
    return host !== undefined && URL.canParse(origin) && new URL(origin).host === host.toLowerCase()
  }
}
