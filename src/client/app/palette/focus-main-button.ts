/** Focuses the main button of an event that the palette opens. */
const patienceMs = 5000

export function focusMainButton(): void {
  const focus = () => document.querySelector<HTMLElement>('main [data-main]')?.focus()
  const watcher = new MutationObserver(() => {
    if (document.querySelector('main [data-main]') === null) return
    watcher.disconnect()
    focus()
  })
  watcher.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => watcher.disconnect(), patienceMs)
}
