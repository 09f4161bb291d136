// The browser's offer to install the app, kept for the moment someone wants it: it comes once a
// page, soon after the start, so the first script listens for it.

/** Chromium's event; TypeScript's library does not know it. */
type InstallEvent = Event & { prompt(): Promise<unknown> }

export const installOffer: { event: InstallEvent | null } = { event: null }

/** Keeps it from now on, and keeps the browser from offering on its own. */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    installOffer.event = event as InstallEvent
  })
}
