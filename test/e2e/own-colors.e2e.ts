// Ten main screens in forced colors and at 200 % zoom: own, selected and pressed items stay
// distinguishable, and bars hide no content.
import type { Locator, Page } from '@playwright/test'
import { openDesk, windowOf } from './desk-scene.ts'
import { expect, expectAccessible, test, type Story, type WindowOptions } from './story.ts'

async function openScreens(story: Story, options: WindowOptions) {
  const { page, homeLocation, eventIds, ben } = await openDesk(story, '/support', {
    days: 4,
    ...options,
  })
  await ben.must('messages-send', { messageId: crypto.randomUUID(), toId: 'ana', message: 'Hi' })
  const [open = '', mine = ''] = eventIds
  const screens = [
    '/calendar',
    '/list',
    '/myevents',
    `/players/${homeLocation}`,
    '/messages',
    '/messagethread/ben',
    `/vieweditevent/${mine}`,
    `/vieweditevent/${open}`,
    `/venuedetail/${homeLocation}`,
    '/player/settings',
  ]
  const visit = async (path: string) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
    await expect(page.locator('main :is(a, button):visible').first(), path).toBeVisible()
  }
  return { page, screens, visit, mine, open }
}

const phone = { viewport: { width: 390, height: 844 } }

const readGround = (part: Locator): Promise<string> =>
  part.evaluate((node) => getComputedStyle(node).backgroundColor)
const readEdge = (part: Locator): Promise<string> =>
  part.evaluate((node) => {
    const { borderTopWidth, borderTopColor } = getComputedStyle(node)
    return `${borderTopWidth} ${borderTopColor}`
  })
const countSideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const colorScheme of ['light', 'dark'] as const)
  test(`in colors of the device ten screens stay readable, ${colorScheme} @proof`, async ({
    story,
  }) => {
    const { page, screens, visit, mine, open } = await openScreens(story, {
      context: { ...phone, forcedColors: 'active', colorScheme },
    })
    // In dark mode axe sees the page's colors instead of the forced ones.
    for (const path of colorScheme === 'light' ? screens : []) {
      await visit(path)
      expect.soft(await countSideways(page), path).toBe(0)
      await expectAccessible(page)
    }
    await visit('/calendar')
    const ground = await readGround(page.locator('body'))
    await expect(page.locator('[data-next]')).toBeVisible()
    expect(await readGround(page.locator('[data-next]')), 'my next event').not.toBe(ground)
    const myDay = page.locator('#main td a[data-mine]').first()
    const otherDay = page.locator('#main td a:not([data-mine])').first()
    await expect
      .poll(async () => (await readEdge(myDay)) === (await readEdge(otherDay)), {
        message: 'my days',
      })
      .toBe(false)
    await visit(`/vieweditevent/${mine}`)
    await expect(page.locator('[data-place="mine"]')).toHaveCount(1)
    const [taken, free] = [
      page.locator('[data-place="mine"]'),
      page.locator('[data-place="free"]').first(),
    ]
    expect(await readGround(taken), 'places').not.toBe(await readGround(free))
    expect(await readEdge(free), 'free places').toMatch(/^1px/)
    await visit(`/vieweditevent/${open}`)
    const signUp = page.getByRole('button', { name: /^Sign up/ })
    expect(await readGround(signUp), 'the main button').not.toBe(ground)
    await visit('/player/settings')
    const chosen = page.locator('[role=radiogroup] [data-selected]').first()
    expect(await readGround(chosen), 'what is chosen').not.toBe(ground)
  })

const hasClearFocus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focus = document.activeElement
    if (focus === null || focus === document.body) return ''
    const { left, right, top, bottom } = focus.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    if (y < 0 || y > innerHeight) return `${focus.outerHTML.slice(0, 80)} out of sight`
    const seen = document.elementFromPoint(x, y)
    const isSeen = seen !== null && (focus.contains(seen) || seen.contains(focus))
    return isSeen ? '' : `${focus.outerHTML.slice(0, 80)} under ${seen?.outerHTML.slice(0, 80)}`
  })

// A 1,440 × 900 window at 200 %, and a 1,024 × 768 window.
for (const [width, height] of [
  [720, 450],
  [512, 384],
] as const)
  test(`at ${width} by ${height}, which is 200 %, nothing is lost on ten screens @proof`, async ({
    story,
  }) => {
    const { page, screens, visit } = await openScreens(story, windowOf(width, height))
    for (const path of screens) {
      await visit(path)
      expect.soft(await countSideways(page), path).toBe(0)
      const bars = await page
        .locator('header, [data-tab-bar], [data-bar]')
        .evaluateAll((all) =>
          all
            .filter((bar) => ['fixed', 'sticky'].includes(getComputedStyle(bar).position))
            .reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0),
        )
      expect.soft(bars / height, `${path}: what bars take of the height`).toBeLessThan(0.4)
      for (let press = 0; press < 14; press += 1) {
        await page.keyboard.press('Tab')
        await expect
          .soft(async () => expect(await hasClearFocus(page)).toBe(''), `${path}, ${press + 1}`)
          .toPass({ timeout: 30_000 })
      }
    }
  })
