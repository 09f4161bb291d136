// Scripts that the build writes into app.html (tools/build/app-frame.ts); they import no module. The
// server lists the files (src/server/transport/client-files/build-manifest.ts).

export type FirstFiles = {
  always: readonly string[]
  wide: readonly string[]
  screensBySegment: Readonly<Record<string, readonly string[]>>
}

export function preloadFiles(
  { always, wide, screensBySegment }: FirstFiles,
  wideMedia: string,
): void {
  const screen = screensBySegment[location.pathname.split('/')[1] ?? ''] ?? []
  for (const file of [...always, ...(matchMedia(wideMedia).matches ? wide : []), ...screen]) {
    const link = document.createElement('link')
    const isStyle = file.endsWith('.css')
    link.rel = isStyle ? 'preload' : 'modulepreload'
    if (isStyle) link.as = 'style'
    link.crossOrigin = ''
    link.href = `/${file.replace(/^assets\/\w+\//, `assets/${document.documentElement.lang}/`)}`
    document.head.append(link)
  }
}

export function startApp(file: string): void {
  const script = document.createElement('script')
  script.type = 'module'
  script.src = file.replace(/^\/assets\/\w+\//, `/assets/${document.documentElement.lang}/`)
  document.body.append(script)
}
