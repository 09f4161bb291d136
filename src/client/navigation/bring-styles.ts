// Loads a code chunk with its styles. The build replaces Vite's own helper with it
// (tools/build/lean-code.ts), because Vite's counts a failed style as loaded and the next try would
// show an unstyled screen.

const coming = new Map<string, Promise<void>>()

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
  link.crossOrigin = ''
  link.href = `/${file}`
  document.head.append(link)
  return arrival
}
