import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createPreviewPages } from './preview-pages.ts'

const landing = {
  key: '/pages/landing.en.html',
  html: () => '<html><head><title>Find a game</title></head></html>',
}
const preview = {
  title: 'Open play',
  description: '3 places left',
  image: { url: 'https://a/b.png', alt: 'A court', size: null },
  url: 'https://a/e/1',
}

function counted() {
  const made: string[] = []
  const compress = (html: Buffer): Promise<Buffer> => {
    made.push(html.toString())
    return Promise.resolve(html)
  }
  return { made, pages: createPreviewPages({ br: compress, gzip: compress, identity: compress }) }
}

test('a page is compressed once, however many ask for it, at once or later', async () => {
  const { made, pages } = counted()
  const asked = await Promise.all(
    Array.from({ length: 50 }, () => pages.find(landing, preview, 'br')),
  )
  expect(new Set(asked.map(({ etag }) => etag)).size).toBe(1)
  expect(await pages.find(landing, { ...preview }, 'br')).toBe(asked[0])
  expect(made).toHaveLength(1)
})

test('whatever it shows makes it another page: each word, the page itself, the form', async () => {
  const { made, pages } = counted()
  await pages.find(landing, preview, 'br')
  for (const change of [
    { title: 'https://changed/' },
    { description: 'https://changed/' },
    { image: { ...preview.image, url: 'https://changed/' } },
    { url: 'https://changed/' },
  ]) {
    const { body } = await pages.find(landing, { ...preview, ...change }, 'br')
    expect(body.toString()).toContain('https://changed/')
  }
  await pages.find({ ...landing, key: '/app.html' }, preview, 'br')
  await pages.find(landing, preview, 'gzip')
  expect(made).toHaveLength(7)
})

test('the forms hold the same page', async () => {
  const pages = createPreviewPages()
  const [br, gzip, plain] = await Promise.all(
    (['br', 'gzip', 'identity'] as const).map((form) => pages.find(landing, preview, form)),
  )
  const html = plain?.body.toString() ?? ''
  expect(html).toContain('<title>Open play · Sideout</title>')
  expect(brotliDecompressSync(br?.body ?? '').toString()).toBe(html)
  expect(gunzipSync(gzip?.body ?? '').toString()).toBe(html)
})
