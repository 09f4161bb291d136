// The venue map with our own style from another origin: lazily loaded, allowed by the page's
// content security policy, and usable to choose a venue.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import { staticClient } from '#server/transport/client-files/static.ts'
import { isSignedIn } from '#server/transport/page-guard.ts'
import { aLocation } from '#test/support/builders.ts'
import { expect, expectAccessible, test } from './story.ts'

const style = {
  version: 8,
  sources: {
    water: {
      type: 'geojson',
      attribution: 'Sideout test map',
      data: {
        type: 'Polygon',
        coordinates: [
          [
            [-74.1, 40.7],
            [-74, 40.7],
            [-74, 40.9],
            [-74.1, 40.9],
            [-74.1, 40.7],
          ],
        ],
      },
    },
  },
  layers: [
    { id: 'ground', type: 'background', paint: { 'background-color': '#dfe8d0' } },
    { id: 'water', type: 'fill', source: 'water', paint: { 'fill-color': '#9cc7e0' } },
  ],
}

let server: Server
let mapStyleUrl = ''

test.beforeAll(async () => {
  server = createServer((_request, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
      .end(JSON.stringify(style)),
  )
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  mapStyleUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/style.json`
})

test.afterAll(async () => {
  await new Promise((resolve) => {
    server.close(resolve)
  })
})

test.use({
  appOptions: {
    extend: async (app, auth) => {
      await app.server.register(staticClient, {
        directory: join(import.meta.dirname, '../../dist/client'),
        publicUrl: 'http://127.0.0.1',
        isSignedIn: isSignedIn(auth),
        mapStyleUrl,
      })
    },
  },
})

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (box === null) throw new Error('the element is not shown')
  return box
}

// Without a GPU the driver warns that reading pixels is slow.
test.beforeEach(({ story }) => story.expectNoise(/GPU stall due to ReadPixels/))

test('the map of a venue is fetched when it comes into sight, and names whose data it shows @proof', async ({
  story,
}) => {
  const venue = await aLocation(story.app.db)
  const { page } = await story.player('Ana', '/venuelist')
  const scripts: string[] = []
  page.on('request', (request) => {
    if (/map-canvas/.test(request.url())) scripts.push(request.url())
  })
  await page.goto(`/venuedetail/${venue}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Riverside Courts')
  expect(scripts).toEqual([])
  await page.getByRole('heading', { name: 'Getting there' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('region', { name: 'Map' })).toBeVisible()
  await expect(page.getByText('Sideout test map')).toBeVisible()
  const map = await boxOf(page.getByRole('region', { name: 'Map' }))
  const pin = await boxOf(page.getByRole('img', { name: 'Riverside Courts' }))
  expect(pin.x + pin.width / 2).toBeCloseTo(map.x + map.width / 2, 0)
  expect(pin.y + pin.height).toBeCloseTo(map.y + map.height / 2, 0)
  await expectAccessible(page)
})

test('a pin of the picker chooses its venue @proof', async ({ story }) => {
  const { db } = story.app
  const home = await aLocation(db)
  await aLocation(db, { name: 'Other Courts', lat: 40.85 })
  const { page } = await story.player('Ana', '/venuepicker', { homeLocation: home })
  const pin = page.locator('button[title="Other Courts"]')
  await expect(pin).toBeVisible()
  await expectAccessible(page)
  await pin.click()
  await expect(page.getByText('Home venue')).toBeVisible()
})

test('a tap on the map is the position of a new venue @proof', async ({ story }) => {
  const { page } = await story.player('Ana', '/locationedit/new')
  await page.getByRole('textbox', { name: 'Latitude' }).fill('40.8, -74.05')
  const map = page.getByRole('region', { name: 'Map' })
  await page.getByRole('textbox', { name: 'Address' }).scrollIntoViewIfNeeded()
  await expect(page.locator('.maplibregl-marker')).toBeVisible()
  await map.click({ position: { x: 60, y: 60 } })
  await expect(page.getByRole('textbox', { name: 'Latitude' })).not.toHaveValue('40.8')
  const lat = Number(await page.getByRole('textbox', { name: 'Latitude' }).inputValue())
  expect(lat).toBeGreaterThan(40.8)
  expect(lat).toBeLessThan(40.82)
  const pin = await boxOf(page.locator('.maplibregl-marker'))
  await page.mouse.move(pin.x + pin.width / 2, pin.y + pin.height / 2)
  await page.mouse.down()
  await page.mouse.move(pin.x + pin.width / 2 + 40, pin.y + pin.height / 2 + 80, { steps: 5 })
  await page.mouse.up()
  await expect
    .poll(async () => Number(await page.getByRole('textbox', { name: 'Latitude' }).inputValue()))
    .toBeLessThan(lat)
})
