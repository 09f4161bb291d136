/** How long an event may take to come. */
const patienceMs = 5000

/** Focuses the main button of the event that is being opened, once it is there. */
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
