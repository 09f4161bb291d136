// Push messages on this device: support, state, subscribe and unsubscribe. The device itself
// remembers which of the player's devices it is, because the server only knows addresses.
import type { Refusal } from '#domain/shared/refusal.ts'
import { call } from '../net/call.ts'
import { deviceName } from './device-name.ts'
import { workerRegistration } from './service-worker.ts'
import { clearStored, getStored, setStored } from './storage.ts'

const patienceMs = 1000

/**
 * install: iPhones and iPads deliver push only to an app on the home screen. blocked: the person
 * once refused.
 */
export type PushSupport = 'unsupported' | 'install' | 'no-worker' | 'blocked' | 'possible'

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

export async function thisPushDevice(): Promise<string | null> {
  const deviceId = getStored('pushDevice')
  if (deviceId === null || Notification.permission !== 'granted') return null
  const registration = await workerRegistration()
  return (await registration?.pushManager.getSubscription()) ? deviceId : null
}

/**
 * dismissed: the prompt was closed without an answer. service: the browser's push service gave no
 * address.
 */
export type PushProblem = 'blocked' | 'dismissed' | 'no-worker' | 'service' | Refusal

/**
 * Asks for permission, which browsers allow only on a tap, and subscribes. Returns the problem or
 * null.
 */
export async function subscribeDevice(vapidPublicKey: string): Promise<PushProblem | null> {
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

/** A subscription made for other server keys is useless: it is replaced. */
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
 * Ends push messages on this device, on the server and in the browser, so the next account here
 * doesn't get mine. Offline, the server finds out later.
 */
export async function endPushHere(): Promise<void> {
  const deviceId = getStored('pushDevice')
  if (deviceId === null) return
  await Promise.all([call('push-unsubscribe', { deviceId }, { attempts: 1 }), forgetPushHere()])
}

/**
 * Ends only the browser's subscription, after a session has ended. Never fails, and waits only
 * briefly for the push service.
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
