// Notifications of the device: shown as the server words them; a tap leads to their screen, in a
// window that is open or in a new one.
import { wireVersion } from '#domain/version/version.ts'
import { deviceName } from '../device/device-name.ts'

/** What the server sends (src/server/notification); anything else is shown as little as it says. */
type Push = { title: string; body: string; url: string; tag: string; unread: number | null }

/** What of the worker's own world is needed here; tests give their own. */
type PushData = { json(): unknown }
type Shower = {
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

/** How long a window may take to say that it goes there on its own. */
const answerMs = 1000

/**
 * The browser wants every push to be shown, also one that cannot be read. `setBadge` puts what is
 * unread on the app's icon, as no window is open to count it.
 */
export function showNotification(
  registration: Shower,
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

/**
 * Brings a window of ours to the front and leads it there; opens one where there is none. Foreign
 * addresses lead home.
 */
export async function openNotification(clients: Windows, data: unknown): Promise<void> {
  const url = typeof data === 'string' && /^\/(?![/\\])/.test(data) ? data : '/'
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.find(({ visibilityState }) => visibilityState === 'visible') ?? windows[0]
  if (open === undefined) return void (await clients.openWindow(url))
  await open.focus()
  if (!(await goesThere(open, url))) await open.navigate(url).catch(() => clients.openWindow(url))
}

/**
 * A window of the app goes there without loading again, and says so; a public page does not answer.
 */
function goesThere(window: OpenWindow, url: string): Promise<boolean> {
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
/**
 * Browsers differ in what they tell: the new subscription, the old one with the key to make
 * another, or neither.
 */
type Change = { oldSubscription?: Subscription | null; newSubscription?: Subscription | null }

/** The push service gave up the old address: the server gets the new one. */
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
