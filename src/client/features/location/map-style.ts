// The URL of the map style, which the server writes into app.html (MAP_STYLE_URL). Every screen
// works without one.

/** Null without a style; the dev server leaves its placeholder, which is no URL. */
export function mapStyleUrl(page: Pick<Document, 'querySelector'> = document): string | null {
  const url = page.querySelector<HTMLMetaElement>('meta[name=map-style]')?.content ?? ''
  return /^https?:\/\//.test(url) && URL.canParse(url) ? url : null
}
