// A server that refuses, fails or doesn't respond, in front of a window.
import type { Page, WebSocketRoute } from '@playwright/test'
import type { TestUser } from '#test/support/test-app.ts'
import { type Story, type WindowOptions } from '../e2e/story.ts'

export async function aWaitingWindow(
  story: Story,
  user: TestUser,
  live: (socket: WebSocketRoute) => void | Promise<void>,
  options: WindowOptions = {},
): Promise<Page> {
  const page = await story.visitor('/landing', options)
  const [name = '', value = ''] = user.cookie.split(/=(.*)/)
  await page.context().addCookies([{ name, value, url: story.url, httpOnly: true }])
  await page.routeWebSocket(/\/live(\?|$)/, live)
  await page.clock.install()
  return page
}

export const alertOf = (page: Page) => page.getByRole('alertdialog')

export function logOf(page: Page): string[] {
  const lines: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'info') lines.push(message.text())
  })
  return lines
}
