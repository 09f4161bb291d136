// A server that refuses, fails or stays silent, in front of a window.
import type { Page, WebSocketRoute } from '@playwright/test'
import type { TestUser } from '#test/support/test-app.ts'
import { type Story, type WindowOptions } from '../e2e/story.ts'

/**
 * A window that is not yet on any screen of `user`, with a clock one can push and the live
 * connection in the story's hand.
 */
export async function aWaitingWindow(
  story: Story,
  user: TestUser,
  live: (socket: WebSocketRoute) => void | Promise<void>,
  options: WindowOptions = {},
): Promise<Page> {
  const page = await story.visitor('/landing', options)
  const [name = '', value = ''] = user.cookie.split(/=(.*)/)
  await page.context().addCookies([{ name, value, url: story.url, httpOnly: true }])
  await page.routeWebSocket(/\/live$/, live)
  await page.clock.install()
  return page
}

export const alertOf = (page: Page) => page.getByRole('alertdialog')

/** What the page logs that is no error. */
export function logOf(page: Page): string[] {
  const lines: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'info') lines.push(message.text())
  })
  return lines
}
