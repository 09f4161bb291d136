// Device notifications with the server's texts; a tap opens their screen in an open window or a new
// one.
import { wireVersion } from '#domain/version/version.ts'
import { deviceName } from '../device/device-name.ts'

/**
 * Sent by the server (src/server/notification); invalid payloads show with whatever text they have.
 */
type Push = { title: string; body: string; url: string; tag: string; unread: number | null }

type PushData = { json(): unknown }
type NotificationRegistration = {
  showNotification(
    title: string,
    options: NotificationOptions & { renotify?: boolean },
  ): Promise<void>
}
type OpenWindow = {
  visibilityState: string
  focus(): Promise<unknown>
  navigate(url: string): Promise<unknown>
  postMessage(message: unknown, transfer: MessagePort[]): void
}
type Windows = {
  matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly OpenWindow[]>
  openWindow(url: string): Promise<unknown>
}

/** A window gets this many ms to confirm that it navigates itself. */
const answerMs = 1000

/**
 * Browsers require every push to show a notification, even an unreadable one. `setBadge` updates
 * the app icon's count, because no window may be open.
 */
export function showNotification(
  registration: NotificationRegistration,
  data: PushData | null,
  setBadge: (unread: number) => void,
): Promise<void> {
  const { title, body, url, tag, unread } = readPush(data)
  if (unread !== null) setBadge(unread)
  return registration.showNotification(title, {
    body,
    data: url,
    icon: '/icon-192.png',
    badge: '/badge-96.png',
    ...(tag === '' ? {} : { tag, renotify: true }),
  })
}

function readPush(data: PushData | null): Push {
  const text = (value: unknown, otherwise: string): string =>
    typeof value === 'string' ? value : otherwise
  try {
    const { title, body, url, tag, unread } = (data?.json() ?? {}) as Record<string, unknown>
    return {
      title: text(title, 'Sideout'),
      body: text(body, ''),
      url: text(url, '/'),
      tag: text(tag, ''),
      unread: Number.isSafeInteger(unread) && Number(unread) >= 0 ? Number(unread) : null,
    }
  } catch {
    return { title: 'Sideout', body: '', url: '/', tag: '', unread: null }
  }
}

/** Focuses one of our windows and navigates it, or opens a new one. Foreign addresses lead home. */
export async function openNotification(clients: Windows, data: unknown): Promise<void> {
  const url = typeof data === 'string' && /^\/(?![/\\])/.test(data) ? data : '/'
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.find(({ visibilityState }) => visibilityState === 'visible') ?? windows[0]
  if (open === undefined) return void (await clients.openWindow(url))
  await open.focus()
  if (!(await navigateWindow(open, url)))
    await open.navigate(url).catch(() => clients.openWindow(url))
}

/** A window of the app navigates without a reload and confirms it; a public page doesn't answer. */
function navigateWindow(window: OpenWindow, url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => resolve(true))
    port1.start()
    setTimeout(() => resolve(false), answerMs)
    window.postMessage({ type: 'go', url }, [port2])
  })
}

type Subscription = {
  options: { applicationServerKey: ArrayBuffer | null }
  toJSON(): PushSubscriptionJSON
}
type Subscriber = {
  getSubscription(): Promise<Subscription | null>
  subscribe(options: PushSubscriptionOptionsInit): Promise<Subscription>
}
/** Browsers differ: they send the new subscription, the old one with its key, or neither. */
type Change = { oldSubscription?: Subscription | null; newSubscription?: Subscription | null }

export async function renewSubscription(
  { pushManager }: { pushManager: Subscriber },
  { oldSubscription, newSubscription }: Change,
): Promise<void> {
  const key = (oldSubscription ?? (await pushManager.getSubscription()))?.options
    .applicationServerKey
  const fresh =
    newSubscription ??
    (key ? await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }) : null)
  if (fresh === null) return
  const { endpoint, keys } = fresh.toJSON()
  await fetch('/call/push-subscribe', {
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      'x-sideout-wire': String(wireVersion),
    },
    body: JSON.stringify({
      data: {
        endpoint,
        keys: { p256dh: keys?.['p256dh'], auth: keys?.['auth'] },
        name: deviceName(navigator.userAgent),
      },
    }),
  })
}
