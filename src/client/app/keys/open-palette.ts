// Opens the command palette from a control. The shortcuts that show it load after the screen, so
// the wish is kept for them.

let isWanted = false
const wanted = 'palette-wanted'

export function openPalette(): void {
  isWanted = true
  dispatchEvent(new Event(wanted))
}

/** Calls back at once if the palette is wanted already. Returns how to stop. */
export function onPaletteWanted(show: () => void): () => void {
  const take = () => {
    if (isWanted) show()
    isWanted = false
  }
  take()
  addEventListener(wanted, take)
  return () => removeEventListener(wanted, take)
}
