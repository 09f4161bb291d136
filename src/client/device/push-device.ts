// Push messages on this device: whether they can be had, are had, and how to begin and end it.
// Which of the player's devices this one is the device remembers itself, for the server only knows
// addresses.
import type { Refusal } from '#domain/shared/refusal.ts'
import { call } from '../net/call.ts'
import { deviceName } from './device-name.ts'
import { workerRegistration } from './service-worker.ts'
import { clearStored, getStored, setStored } from './storage.ts'

/** How long a browser may take to end a subscription before no one waits for it. */
const patienceMs = 1000

/**
 * install: an iPhone or iPad gives push messages to an app on its home screen only. blocked: the
 * person said no once.
 */
export type PushSupport = 'unsupported' | 'install' | 'no-worker' | 'blocked' | 'possible'

/** What stands in the way of push messages here, found without asking the person anything. */
export async function pushSupport(): Promise<PushSupport> {
  if (
    !('PushManager' in globalThis) ||
    !('Notification' in globalThis) ||
    !('serviceWorker' in navigator)
  )
    return isAppleTouch() && !isInstalled() ? 'install' : 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  return (await workerRegistration()) === null ? 'no-worker' : 'possible'
}

const isAppleTouch = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)
const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches

/**
 * The id of this device among the player's, if it subscribed and its browser still has the
 * subscription.
 */
export async function thisPushDevice(): Promise<string | null> {
  const deviceId = getStored('pushDevice')
  if (deviceId === null || Notification.permission !== 'granted') return null
  const registration = await workerRegistration()
  return (await registration?.pushManager.getSubscription()) ? deviceId : null
}

/**
 * dismissed: the person was asked and gave no answer. service: the browser's push service did not
 * give an address.
 */
export type PushProblem = 'blocked' | 'dismissed' | 'no-worker' | 'service' | Refusal

/**
 * Asks for permission, which a browser allows on a tap only, and subscribes. Answers what went
 * wrong, or null.
 */
export async function subscribePush(vapidPublicKey: string): Promise<PushProblem | null> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'dismissed'
  if ((await workerRegistration()) === null) return 'no-worker'
  const subscription = await subscribeAt(await navigator.serviceWorker.ready, vapidPublicKey).catch(
    () => null,
  )
  const { endpoint, keys } = subscription?.toJSON() ?? {}
  const { p256dh, auth } = keys ?? {}
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return 'service'
  const answer = await call('push-subscribe', {
    endpoint,
    keys: { p256dh, auth },
    name: deviceName(navigator.userAgent),
  })
  if (!answer.ok) return answer.refusal
  setStored('pushDevice', answer.value.deviceId)
  return null
}

/** A subscription made for other keys of the server is worth nothing: it is made again. */
async function subscribeAt(
  { pushManager }: ServiceWorkerRegistration,
  key: string,
): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: key }
  try {
    return await pushManager.subscribe(options)
  } catch (error) {
    const old = await pushManager.getSubscription()
    if (old === null) throw error
    await old.unsubscribe()
    return pushManager.subscribe(options)
  }
}

/**
 * Ends push messages on this device, for the server and for the browser; the next account here gets
 * none of mine. Without a connection the server finds out later.
 */
export async function endPushHere(): Promise<void> {
  const deviceId = getStored('pushDevice')
  if (deviceId === null) return
  await Promise.all([call('push-unsubscribe', { deviceId }, { attempts: 1 }), forgetPushHere()])
}

/**
 * Ends the browser's part alone, after a session has ended. Never fails, and waits for the push
 * service no longer than a moment.
 */
export async function forgetPushHere(): Promise<void> {
  clearStored('pushDevice')
  await Promise.race([
    unsubscribe().catch(() => undefined),
    new Promise((resolve) => {
      setTimeout(resolve, patienceMs)
    }),
  ])
}

async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}
