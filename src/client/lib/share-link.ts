// Passing a link on: the device's own sharing where there is one, else the link on the clipboard, else shown to be copied by hand.
import { showToast } from '../ui/toasts.tsx'
import { alertUser } from './dialogs.ts'

export type ShareWords = { share: string; copied: string; copyFailed: string; close: string }

/** Shares `data`; who changes their mind is not bothered further. */
export async function shareLink({ title, text, url }: { title: string; text?: string; url: string }, words: ShareWords): Promise<void> {
  // Not every browser has it, whatever the types say.
  if (typeof navigator.share === 'function') {
    const isHandled = await navigator.share({ title, url, ...(text !== undefined && { text }) }).then(() => true, (error: unknown) => error instanceof DOMException && error.name === 'AbortError')
    if (isHandled) return
  }
  try {
    await navigator.clipboard.writeText(url)
    await showToast({ title: words.copied, closeLabel: words.close })
  } catch {
    // No clipboard, as on a page opened by a bare address: the person copies it by hand.
    await alertUser(`${words.copyFailed}\n${url}`, words.share)
  }
}
