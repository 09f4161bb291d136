// The clipboard. A page that was opened by a bare address, as in a club's own network, has none.

/** Copies it; answers false where the browser has no clipboard or refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
