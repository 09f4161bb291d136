// Loads a code chunk with its styles, in place of Vite's helper (vite.config.ts), which counts a
// failed style as loaded, so that the next try shows an unstyled screen.

const coming = new Map<string, Promise<void>>()

async function loadWithStyles<Part>(
  load: () => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part> {
  const [part] = await Promise.all([load(), ...files.map(bringStyle)])
  return part
}

function bringStyle(file: string): Promise<void> | undefined {
  // The page's own is there: once more at the end it would win over what comes with the screens.
  if (document.querySelector(`[rel=stylesheet][href="/${file}"]`) !== null) return coming.get(file)
  const link = document.createElement('link')
  const arrival = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      coming.delete(file)
      link.remove()
      reject(new Error(`Unable to preload ${link.href}`))
    })
  })
  coming.set(file, arrival)
  link.rel = 'stylesheet'
  link.crossOrigin = ''
  link.href = `/${file}`
  document.head.append(link)
  return arrival
}

export { loadWithStyles as __vitePreload }
