// Makes the README's picture, a desktop, a wall and a phone of one evening, in light and dark.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import sharp from 'sharp'
import type { Language } from '#domain/shared/language.ts'
import { findBrowser } from '#test/support/find-browser.ts'
import { putOffReach } from '../e2e/put-off-reach.ts'
import type { LookStage } from './look-stage.ts'
import type { Viewer } from './screens.ts'
import { openScreen, signIn, sizes, type Size } from './take-looks.ts'
import { takeWall } from './take-wall.ts'

export type Shot = {
  path: string
  viewer: Viewer
  size: Size
  /** Brings the screen into the state to show. */
  prepare?: (page: Page) => Promise<void>
}
export type Picture = { file: string; bytes: number }
type Theme = 'light' | 'dark'

/** Pixels; pages show it at about half the size. */
const canvas = { width: 1800, height: 1080 }
const quality = 78

const listShots = ({ live }: LookStage): Shot[] => [
  { path: '/calendar', viewer: 'player', size: 'desktop' },
  { path: `/queue/${live.eventId}`, viewer: 'player', size: 'phone' },
]

export async function takePictures(stage: LookStage, folder: string): Promise<Picture[]> {
  const browser = await chromium.launch(await findBrowser())
  await mkdir(folder, { recursive: true })
  const pictures: Picture[] = []
  try {
    for (const theme of ['light', 'dark'] as const) {
      const shots: Buffer[] = []
      const look = { language: 'en', theme } as const
      for (const shot of listShots(stage)) shots.push(await takeShot(browser, stage, shot, look))
      const wall = await takeWall(browser, stage, { ...look, theme: 'dark' })
      shots.push(wall.picture)
      await wall.remove()
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

export async function takeShot(
  browser: Browser,
  stage: LookStage,
  { path, viewer, size, prepare }: Shot,
  { language, theme }: { language: Language; theme: Theme },
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
      { name: 'language', value: language, url: stage.url },
      { name: 'theme', value: theme, url: stage.url },
    ])
    await signIn(context, stage, viewer)
    const page = await context.newPage()
    await openScreen(page, { name: path, path, viewer })
    await prepare?.(page)
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
  .phone, .wall { border-color: ${theme === 'light' ? '#16211d' : '#4a5a53'} }
  .phone { left: 1404px; top: 264px; width: 360px; border-radius: 34px; border-width: 7px }
  .wall { left: 640px; top: 622px; width: 716px; border-radius: 12px; border-width: 9px }`

/** Transparent background, because it lies on the page's. */
async function compose(browser: Browser, shots: readonly Buffer[], theme: Theme): Promise<Buffer> {
  const page = await browser.newPage({ viewport: canvas })
  try {
    const images = shots.map((shot, index) =>
      toImage(shot, ['desktop', 'phone', 'wall'][index] ?? ''),
    )
    await page.setContent(`<!doctype html><style>${styleOf(theme)}</style>${images.join('')}`)
    await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())))
    return await page.screenshot({ omitBackground: true })
  } finally {
    await page.close()
  }
}
