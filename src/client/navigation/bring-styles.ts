// Code on demand with the styles that it needs. The build puts it in the place of Vite's own helper
// (tools/build/lean-code.ts), which takes a style that failed once for one that has come: the next
// try would show a screen without it.

const coming = new Map<string, Promise<void>>()

/** Gives what `load` gives, once the styles in `files` are in the page, too. */
export async function loadWithStyles<Part>(
  load: () => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part> {
  const [part] = await Promise.all([load(), ...files.map(bringStyle)])
  return part
}

function bringStyle(file: string): Promise<void> {
  const known = coming.get(file)
  if (known !== undefined) return known
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
  // As the page asks for it beforehand.
  link.crossOrigin = ''
  link.href = `/${file}`
  document.head.append(link)
  return arrival
}
