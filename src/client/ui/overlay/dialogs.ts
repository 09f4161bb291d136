// Dialogs that stop the user until they are answered, one at a time and in order: alerts,
// questions, and what may be passed on. The shell shows them (app/dialogs.tsx).

export type DialogRequest = {
  kind: 'alert' | 'confirm'
  text: string
  title?: string
  /** Words of the agreeing button; the shell has its own when absent. */
  confirm?: string
  /** Words of the button that does not agree. */
  cancel?: string
  /** Agreeing destroys something. */
  isDanger?: boolean
}

/** The words that go with a link into a chat, written when the sheet opens. */
export type SharedMessage = {
  /** Rejects where it cannot be known how people may be named; without names it never does. */
  write: (withNames: boolean) => Promise<string>
  /** People are named only where the sharer ticks it, and not every sharer may. */
  isPrivate: boolean
  mayTick: boolean
}

/**
 * A link to pass on. audience: who can open it, where not everyone can. text goes before it where
 * the device shares words; poster opens a page of it
 * to print; message is what a group chat gets.
 */
export type ShareRequest = {
  kind: 'share'
  title: string
  audience?: string
  text?: string
  url: string
  poster?: () => void
  message?: SharedMessage
}

export type OpenDialog = (DialogRequest | ShareRequest) & {
  id: number
  answer: (agreed: boolean) => void
}

let queue: readonly OpenDialog[] = []
let nextId = 1
const listeners = new Set<() => void>()

function setQueue(next: readonly OpenDialog[]): void {
  queue = next
  for (const listener of listeners) listener()
}

function ask(request: DialogRequest | ShareRequest): Promise<boolean> {
  return new Promise((resolve) => {
    const dialog: OpenDialog = {
      ...request,
      id: nextId++,
      answer: (agreed) => {
        setQueue(queue.filter((open) => open !== dialog))
        resolve(agreed)
      },
    }
    setQueue([...queue, dialog])
  })
}

/** Shows a message; resolves when it was read. */
export const alertUser = async (text: string, title?: string): Promise<void> =>
  void (await ask({ kind: 'alert', text, ...(title === undefined ? {} : { title }) }))

/** Asks a question; resolves true when the user agreed. */
export const confirmUser = (request: Omit<DialogRequest, 'kind'>): Promise<boolean> =>
  ask({ ...request, kind: 'confirm' })

/** Offers every way to pass a link on; resolves when the user is done with it. */
export const shareLink = async (request: Omit<ShareRequest, 'kind'>): Promise<void> =>
  void (await ask({ ...request, kind: 'share' }))

/** The dialog to show now, or null. */
export const currentDialog = (): OpenDialog | null => queue[0] ?? null

/** Calls `listener` when the current dialog may have changed; returns how to stop. */
export function onDialogs(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
