// The queue of modal dialogs, shown one at a time in order: alerts, questions, and share sheets.
// The shell renders them (app/dialogs.tsx).

export type DialogRequest = {
  kind: 'alert' | 'confirm'
  text: string
  title?: string
  confirm?: string
  cancel?: string
  isDanger?: boolean
}

export type SharedMessage = {
  /** Rejects when the names can't be resolved; without names it never rejects. */
  write: (withNames: boolean) => Promise<string>
  /** Names then require the sharer's tick, which only some sharers may set (mayTick). */
  isPrivate: boolean
  mayTick: boolean
}

/**
 * audience: who can open the link, if not everyone. text: precedes the link where the device shares
 * text. poster: opens a printable page. message: the text for group chats.
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

export const alertUser = async (text: string, title?: string): Promise<void> =>
  void (await ask({ kind: 'alert', text, ...(title === undefined ? {} : { title }) }))

export const confirmUser = (request: Omit<DialogRequest, 'kind'>): Promise<boolean> =>
  ask({ ...request, kind: 'confirm' })

export const shareLink = async (request: Omit<ShareRequest, 'kind'>): Promise<void> =>
  void (await ask({ ...request, kind: 'share' }))

export const currentDialog = (): OpenDialog | null => queue[0] ?? null

export function onDialogs(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
