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
        await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible()
        const width = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(width, name).toBeLessThanOrEqual(390)
        const action = page.locator('a.ink-on-action')
        const box = await action.boundingBox()
        expect(box?.height, name).toBeGreaterThanOrEqual(44)
        const href = (await action.getAttribute('href')) ?? ''
        if (!href.startsWith('mailto:')) expect(mail.text, name).toContain(href)
        if (!looked.test(name)) continue
        const violations = await findViolations(page)
        expect(violations.map(({ id, html }) => `${name}: ${id} ${html}`)).toEqual([])
      }
      expect(fetched).toEqual([])
    })
  })
}
