// Makes the pictures of the guide (docs/guide): the screens of its main tasks, in each language.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import sharp from 'sharp'
import { languages, type Language } from '#domain/shared/language.ts'
import { findBrowser } from '#test/support/find-browser.ts'
import type { LookStage } from './look-stage.ts'
import type { Viewer } from './screens.ts'
import { takeShot, type Picture, type Shot } from './take-pictures.ts'
import { takeWall } from './take-wall.ts'

/** Wide ones are shown over the whole column, phones beside each other. */
const widths = { phone: 640, tablet: 1024, desktop: 1280 } as const
const quality = 72

type GuideShot = Shot & { name: string }

const listShots = ({ places, live, open, hosted }: LookStage): GuideShot[] => {
  const shot = (
    name: string,
    path: string,
    viewer: Viewer,
    size: Shot['size'] = 'phone',
  ): GuideShot => ({ name, path, viewer, size })
  return [
    shot('calendar', '/calendar', 'player'),
    shot('event', `/vieweditevent/${open.eventId}`, 'player'),
    shot('queue', `/queue/${live.eventId}`, 'player'),
    { ...shot('new-event', '/createevent', 'organizer'), prepare: chooseFreeTime },
    shot('desk', `/vieweditevent/${hosted.eventId}?view=desk`, 'organizer'),
    shot('evening', `/queue/${live.eventId}`, 'organizer', 'desktop'),
    shot('group', '/move', 'organizer'),
    shot('venue', `/venuedetail/${places.location}`, 'organizer'),
    shot('screens', `/screens?venue=${live.location}`, 'organizer'),
    shot('console', '/operate', 'organizer', 'desktop'),
  ]
}

/** Without the notes about other events at that time. */
const chooseFreeTime = async (page: Page): Promise<void> => {
  await page.locator('input[type=time]').first().fill('16:00')
  await page.locator('main a[href^="/vieweditevent/"]').first().waitFor({ state: 'hidden' })
}

/** Writes `<folder>/<language>/<name>.webp`, and `<name>-dark.webp`. */
export async function takeGuidePictures(stage: LookStage, folder: string): Promise<Picture[]> {
  const browser = await chromium.launch(await findBrowser())
  const pictures: Picture[] = []
  try {
    await stage.bringNear(stage.hosted.eventId)
    await stage.makeOperator()
    for (const language of languages) {
      await mkdir(join(folder, language), { recursive: true })
      for (const { name, width, shot } of await takeShots(browser, stage, language)) {
        const file = join(folder, language, `${name}.webp`)
        const { size } = await sharp(shot)
          .resize({ width })
          .webp({ quality, effort: 6, smartSubsample: true })
          .toFile(file)
        pictures.push({ file, bytes: size })
      }
    }
  } finally {
    await browser.close()
  }
  return pictures
}

async function takeShots(browser: Browser, stage: LookStage, language: Language) {
  const wall = await takeWall(browser, stage, { language, theme: 'dark' })
  const shots: { name: string; width: number; shot: Buffer }[] = [
    { name: 'wall', width: widths.desktop, shot: wall.picture },
  ]
  for (const { name, ...shot } of listShots(stage))
    for (const theme of ['light', 'dark'] as const)
      shots.push({
        name: theme === 'dark' ? `${name}-dark` : name,
        width: widths[shot.size],
        shot: await takeShot(browser, stage, shot, { language, theme }),
      })
  await wall.remove()
  return shots
}
