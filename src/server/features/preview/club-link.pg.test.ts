// The preview of a club's link; a hidden club looks unknown.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aClub, aLocation } from '#test/support/builders.ts'
import { startTestApp, type TestApp } from '#test/support/test-app.ts'
import { staticClient } from '../../transport/client-files/static.ts'
import { isSignedIn } from '../../transport/page-guard.ts'
import { linkPreviews } from './handlers.ts'

const publicUrl = 'https://play.example.org/'
const unknownKey = '0d5b4f0a-2f3e-4a7e-9d1c-6a5b4c3d2e1f'
let folder: string
let app: TestApp
let key: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sideout-club-link-'))
  await mkdir(join(folder, '.vite'))
  await writeFile(join(folder, '.vite/manifest.json'), '{}')
  await writeFile(
    join(folder, 'app.html'),
    '<html><head><title>Sideout</title></head><body>the app</body></html>',
  )
  app = await startTestApp({
    publicUrl,
    extend: async ({ server }, auth) => {
      const previews = () => linkPreviews(app.deps)
      await server.register(staticClient, {
        directory: folder,
        publicUrl,
        isSignedIn: isSignedIn(auth),
        previews: {
          has: (path) => previews().has(path),
          find: (path, language, page) => previews().find(path, language, page),
          mayAsk: () => Promise.resolve({ ok: true, value: null }),
        },
      })
    },
  })
  await app.signedIn('Olga')
  await app.signedIn('Ann')
  const location = await aLocation(app.db, { name: 'Pier', city: 'Ludlow' })
  await aClub(app.db, { location, owner: 'olga', name: 'Dinkers', members: ['ann'] })
  const club = await app.db
    .updateTable('clubs')
    .set({ title: '<b>Dinkers</b> of the Bay', about: 'Doubles.\nMore.', visibility: 'link' })
    .returning('publicKey')
    .executeTakeFirstOrThrow()
  key = club.publicKey
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

async function open(asked: string) {
  const answer = await fetch(`${app.url}/c/${asked}`, { headers: { accept: 'text/html' } })
  const { date: _date, 'x-request-id': _id, ...headers } = Object.fromEntries(answer.headers)
  return { status: answer.status, headers, text: await answer.text() }
}

test('it tells the title, the venue, the number of members and the first line, and names no one', async () => {
  const { text, status } = await open(key)
  expect(status).toBe(200)
  expect(text).toContain('<title>&lt;b&gt;Dinkers&lt;/b&gt; of the Bay · Sideout</title>')
  expect(text).toContain('property="og:description" content="Pier, Ludlow · 2 members · Doubles."')
  expect(text).toContain(`property="og:url" content="https://play.example.org/c/${key}"`)
  expect(text).not.toMatch(/Olga|Ann/)
})

test('a hidden club is served as a key that never was, byte for byte', async () => {
  await app.db.updateTable('clubs').set({ visibility: 'hidden' }).execute()
  expect(await open(key)).toEqual(await open(unknownKey))
})
