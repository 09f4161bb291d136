// Where the style of the map is: the server writes it into app.html (MAP_STYLE_URL). Without one
// there is no map, and every screen works without it.

/**
 * The address of a MapLibre style, or null. The dev server leaves its placeholder, which is no
 * address.
 */
export function mapStyleUrl(page: Pick<Document, 'querySelector'> = document): string | null {
  const url = page.querySelector<HTMLMetaElement>('meta[name=map-style]')?.content ?? ''
  return /^https?:\/\//.test(url) && URL.canParse(url) ? url : null
}
