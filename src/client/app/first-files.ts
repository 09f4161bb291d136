// Scripts that the build writes into app.html (tools/build/app-frame.ts); they import no module.

export type FirstFiles = {
  files: readonly string[]
  always: readonly number[]
  wide: readonly number[]
  screensBySegment: Readonly<Record<string, readonly number[]>>
}

export function preloadFiles(
  { files, always, wide, screensBySegment }: FirstFiles,
  wideMedia: string,
): void {
  const screen = screensBySegment[location.pathname.split('/')[1] ?? ''] ?? []
  for (const index of [...always, ...(matchMedia(wideMedia).matches ? wide : []), ...screen]) {
    const link = document.createElement('link')
    const file = files[index] ?? ''
    const isStyle = file.endsWith('.css')
    link.rel = isStyle ? 'preload' : 'modulepreload'
    if (isStyle) link.as = 'style'
    link.crossOrigin = ''
    link.href = (isStyle ? '/' : `/assets/${document.documentElement.lang}/`) + file
    document.head.append(link)
  }
}

export function startApp(file: string): void {
  const script = document.createElement('script')
  script.type = 'module'
  script.src = `/assets/${document.documentElement.lang}/${file}`
  document.body.append(script)
}
