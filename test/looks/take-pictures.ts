// Makes the README's picture, a desktop and two phones of one evening, in light and dark.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import sharp from 'sharp'
import { findBrowser } from '#test/support/find-browser.ts'
import { putOffReach } from '../e2e/put-off-reach.ts'
import type { LookStage } from './look-stage.ts'
import type { Viewer } from './screens.ts'
import { openScreen, signIn, sizes, type Size } from './take-looks.ts'

type Shot = { path: string; viewer: Viewer; size: Size }
type Theme = 'light' | 'dark'

/** Pixels; pages show it at about half the size. */
const canvas = { width: 1800, height: 1080 }
const quality = 78

const listShots = ({ places, live }: LookStage): Shot[] => [
  { path: '/calendar', viewer: 'player', size: 'desktop' },
  { path: `/queue/${live.eventId}`, viewer: 'player', size: 'phone' },
  {
    path: `/editclub/${places.clubId}?locId=${places.location}&clubName=${encodeURIComponent(places.clubName)}`,
    viewer: 'player',
    size: 'phone',
  },
]

export async function takePictures(
  stage: LookStage,
  folder: string,
): Promise<{ file: string; bytes: number }[]> {
  const browser = await chromium.launch(await findBrowser())
  await mkdir(folder, { recursive: true })
  const pictures: { file: string; bytes: number }[] = []
  try {
    for (const theme of ['light', 'dark'] as const) {
      const shots: Buffer[] = []
      for (const shot of listShots(stage)) shots.push(await takeShot(browser, stage, shot, theme))
      const file = join(folder, `${theme}.webp`)
      const { size } = await sharp(await compose(browser, shots, theme))
        .webp({ quality, effort: 6, smartSubsample: true })
        .toFile(file)
      pictures.push({ file, bytes: size })
    }
  } finally {
    await browser.close()
  }
  return pictures
}

async function takeShot(
  browser: Browser,
  stage: LookStage,
  { path, viewer, size }: Shot,
  theme: Theme,
): Promise<Buffer> {
  const context = await browser.newContext({
    baseURL: stage.url,
    viewport: sizes[size],
    deviceScaleFactor: size === 'phone' ? 2 : 1,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  })
  try {
    await context.addInitScript(putOffReach)
    await context.addCookies([
      { name: 'language', value: 'en', url: stage.url },
      { name: 'theme', value: theme, url: stage.url },
    ])
    await signIn(context, stage, viewer)
    const page = await context.newPage()
    await openScreen(page, { name: path, path, viewer })
    return await page.screenshot()
  } finally {
    await context.close()
  }
}

const toImage = (shot: Buffer, look: string): string =>
  `<img class="${look}" src="data:image/png;base64,${shot.toString('base64')}">`

const styleOf = (theme: Theme): string => `
  * { margin: 0; box-sizing: border-box }
  body { width: ${canvas.width}px; height: ${canvas.height}px; position: relative }
  img { position: absolute; display: block; border: 1px solid ${theme === 'light' ? '#0002' : '#fff3'};
    box-shadow: 0 18px 44px ${theme === 'light' ? '#0f2a2040' : '#000a'} }
  .desktop { left: 30px; top: 30px; width: 1420px; border-radius: 14px }
  .first, .second { width: 360px; border-radius: 34px; border-width: 7px;
    border-color: ${theme === 'light' ? '#16211d' : '#4a5a53'} }
  .first { left: 1010px; top: 262px }
  .second { left: 1404px; top: 176px }`

/** Transparent background, because it lies on the page's. */
async function compose(browser: Browser, shots: readonly Buffer[], theme: Theme): Promise<Buffer> {
  const page = await browser.newPage({ viewport: canvas })
  try {
    const images = shots.map((shot, index) =>
      toImage(shot, ['desktop', 'first', 'second'][index] ?? ''),
    )
    await page.setContent(`<!doctype html><style>${styleOf(theme)}</style>${images.join('')}`)
    await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())))
    return await page.screenshot({ omitBackground: true })
  } finally {
    await page.close()
  }
}
