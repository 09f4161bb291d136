// Giving the person a file: through the device's own sharing where it takes files, else as a
// download.

/** Some browsers read the file only after they asked where to put it. */
const readMs = 60_000

/** Saves `content` under `name` as browsers save downloads. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), readMs)
}

/**
 * Offers a file to the device's other apps; where they take none it is saved. Closing the share
 * sheet ends it.
 */
export async function shareFile(file: File, title: string): Promise<void> {
  // Not every browser has it, whatever the types say.
  if (typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })) {
    const isHandled = await navigator.share({ files: [file], title }).then(
      () => true,
      (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
    )
    if (isHandled) return
  }
  saveFile(file.name, file)
}
