// Keeps the browser's install offer until someone wants it. It fires once per page, soon after the
// start, so the first script must listen for it.

type InstallEvent = Event & { prompt(): Promise<unknown> }

export const installOffer: { event: InstallEvent | null } = { event: null }

export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    installOffer.event = event as InstallEvent
  })
}
