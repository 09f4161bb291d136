// Hands a file to the person: by the device's share sheet where it takes files, else as a download.

/** Some browsers read the file only after asking where to save it. */
const readMs = 60_000

export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), readMs)
}

export async function shareFile(file: File, title: string): Promise<void> {
  if (typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })) {
    const isHandled = await navigator.share({ files: [file], title }).then(
      () => true,
      (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
    )
    if (isHandled) return
  }
  saveFile(file.name, file)
}
