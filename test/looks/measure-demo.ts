// Measures how full the screens are, and what the demo's player finds on the calendar and among
// the alerts.
import type { Page } from '@playwright/test'
import type { Open, Row } from './measure-screens.ts'

const wide = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
const roots = ['/calendar', '/list', '/myevents', '/messages']
const alertsCounted = 10

export async function demoRows(open: Open, home: string): Promise<Row[]> {
  const empty: number[] = []
  for (const path of [...roots, `/players/${home}`])
    empty.push(await open(path, wide, measureEmpty))
  const mean = empty.reduce((sum, share) => sum + share, 0) / empty.length
  const rows: Row[] = [
    [
      `Empty area at 1440: ${roots.join(', ')}, /players, mean`,
      [...empty, mean].map(formatShare).join(', '),
    ],
  ]
  for (const frame of [wide, phone]) {
    const { mine, ringed, days } = await open('/calendar', frame, (page) =>
      page.evaluate(countDays),
    )
    rows.push([`Days of mine, ringed, at ${frame.width}`, `${mine}, ${ringed} of ${days}`])
  }
  const { kinds, cut } = await open('/alerts', phone, (page) =>
    page.evaluate(lookAtAlerts, alertsCounted),
  )
  rows.push([`First ${alertsCounted} alerts: kinds, cut`, `${kinds}, ${cut}`])
  return rows
}

const formatShare = (share: number): string => `${Math.round(share * 100)} %`

async function measureEmpty(page: Page): Promise<number> {
  const picture = await page.screenshot({ animations: 'disabled' })
  return page.evaluate(countEmpty, picture.toString('base64'))
}

/** The share of cells of 20 px in which nothing is drawn: every point has one color. */
async function countEmpty(picture: string): Promise<number> {
  const cell = 20
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.codePointAt(0) ?? 0)
  const image = await createImageBitmap(new Blob([bytes]))
  const { width, height } = image
  const context = new OffscreenCanvas(width, height).getContext('2d')
  if (context === null) throw new Error('no canvas')
  context.drawImage(image, 0, 0)
  const points = new Uint32Array(context.getImageData(0, 0, width, height).data.buffer)
  const isFlat = (left: number, top: number): boolean => {
    for (let y = top; y < top + cell; y += 1)
      for (let x = left; x < left + cell; x += 1)
        if (points[y * width + x] !== points[top * width + left]) return false
    return true
  }
  let [flat, all] = [0, 0]
  for (let top = 0; top + cell <= height; top += cell)
    for (let left = 0; left + cell <= width; left += cell) {
      all += 1
      if (isFlat(left, top)) flat += 1
    }
  return flat / all
}

function countDays(): { mine: number; ringed: number; days: number } {
  const days = [...document.querySelectorAll('main a[href*="/eventday/"]')].filter((day) =>
    day.checkVisibility(),
  )
  const isRinged = (day: Element): boolean =>
    day.matches('[data-ring]') || day.classList.contains('border-ball-line')
  return {
    mine: days.filter((day) => day.matches('[data-mine]')).length,
    ringed: days.filter(isRinged).length,
    days: days.length,
  }
}

function lookAtAlerts(counted: number): { kinds: number; cut: number } {
  const rows = [...document.querySelectorAll('main li:has([data-kind])')].slice(0, counted)
  const isCut = (part: Element): boolean =>
    part.clientWidth > 2 && part.scrollWidth > part.clientWidth + 1
  return {
    kinds: new Set(rows.map((row) => row.querySelector('[data-kind]')?.getAttribute('data-kind')))
      .size,
    cut: rows.filter((row) => [...row.querySelectorAll('*')].some(isCut)).length,
  }
}
