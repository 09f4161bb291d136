// Copies to the clipboard, which pages opened by a bare IP address, as in a club's network, don't
// have.

export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
