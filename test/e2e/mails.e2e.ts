// Every e-mail in a phone-sized page, light and dark: no horizontal overflow, no axe violations, a
// thumb-sized action, and no remote content.
import { expect, test } from '@playwright/test'
import { everyMail } from '#test/support/every-mail.ts'
import { findViolations } from './find-violations.ts'

/** One per layout, because axe takes seconds for each. */
const looked = /^(?:reset|event-cancelled|a full digest|a letter|a test) in /

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, viewport: { width: 390, height: 844 } })

    test(`every mail is readable on a phone, ${colorScheme}${colorScheme === 'light' ? '' : ' @proof'}`, async ({
      page,
    }) => {
      test.slow()
      const fetched: string[] = []
      page.on('request', (request) => fetched.push(request.url()))
      for (const [name, mail] of everyMail) {
        await page.setContent(mail.html)
        // Asked at once: 206 mails took five seconds for questions one by one.
        const { heading, width, actions } = await page.evaluate(() => ({
          heading: document.querySelector('h1')?.innerText ?? '',
          width: document.documentElement.scrollWidth,
          actions: Array.from(
            document.querySelectorAll<HTMLAnchorElement>('a.ink-on-action'),
            (action) => ({
              height: action.getBoundingClientRect().height,
              href: action.getAttribute('href') ?? '',
            }),
          ),
        }))
        expect(heading, name).not.toBe('')
        expect(width, name).toBeLessThanOrEqual(390)
        expect(actions, name).toHaveLength(1)
        const [{ height, href } = { height: 0, href: '' }] = actions
        expect(height, name).toBeGreaterThanOrEqual(44)
        if (!href.startsWith('mailto:')) expect(mail.text, name).toContain(href)
        if (!looked.test(name)) continue
        const violations = await findViolations(page)
        expect(violations.map(({ id, html }) => `${name}: ${id} ${html}`)).toEqual([])
      }
      expect(fetched).toEqual([])
    })
  })
}
