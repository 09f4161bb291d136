// Decides which pages may call this server. Browsers send the page's origin; other programs send no
// origin and no cookies.

export type IsOwnOrigin = (origin: string | undefined, host: string | undefined) => boolean

/** True for no Origin, PUBLIC_URL's origin, and a page served under the very host it now calls. */
export function ownOrigin(publicUrl: string): IsOwnOrigin {
  const publicOrigin = new URL(publicUrl).origin
  return (origin, host) => {
    if (origin === undefined || origin === publicOrigin) return true
    return host !== undefined && URL.canParse(origin) && new URL(origin).host === host.toLowerCase()
  }
}
