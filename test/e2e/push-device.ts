// A browser that receives push messages: the push service is replaced, and the real service worker
// shows the test's messages.
import type { Page } from '@playwright/test'
import type { TestSubscription } from '#test/support/push-server.ts'
import { expect, type WindowOptions } from './story.ts'

export const getsPush = {
  context: { serviceWorkers: 'allow', permissions: ['notifications'] },
} as const satisfies WindowOptions

/**
 * Gives the page an endpoint of a push service. Returns true when this browser can show
 * notifications.
 */
export async function givePushService(
  page: Page,
  subscription: TestSubscription,
): Promise<boolean> {
  const isShowing = await page.evaluate(() => Notification.permission === 'granted')
  await page.addInitScript((json) => {
    // A browser that can't show notifications denies the permission by itself.
    if (Notification.permission === 'denied') {
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
      Notification.requestPermission = () => Promise.resolve('granted')
    }
    const subscription = {
      ...json,
      toJSON: () => json,
      unsubscribe: () => {
        sessionStorage.removeItem('subscribed')
        return Promise.resolve(true)
      },
    }
    PushManager.prototype.subscribe = () => {
      sessionStorage.setItem('subscribed', 'yes')
      return Promise.resolve(subscription as never)
    }
    PushManager.prototype.getSubscription = () =>
      Promise.resolve(
        (sessionStorage.getItem('subscribed') === null ? null : subscription) as never,
      )
  }, subscription)
  await page.clock.install()
  await page.reload()
  // The worker starts seconds later, and caches the whole app first, which may take a while.
  await expect
    .poll(
      async () => {
        await page.clock.runFor(1_000)
        return page.evaluate(
          async () => (await navigator.serviceWorker.getRegistration())?.active?.state,
        )
      },
      { timeout: 60_000, intervals: [100] },
    )
    .toBe('activated')
  return isShowing
}

export async function deliver(page: Page, message: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0] !== undefined) resolve(registrations[0].registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await found,
    data: message,
  })
}

export const readShown = (page: Page) =>
  page.evaluate(async () =>
    (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body }) =>
      `${title} ${body}`.trim(),
    ),
  )
