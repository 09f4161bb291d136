// An owner's own texts, from the console to the next request of a visitor.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OperatorRole } from '#domain/access/operator-roles.ts'
import { staticClient } from '#server/transport/client-files/static.ts'
import { isSignedIn } from '#server/transport/page-guard.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { until } from '#test/support/until.ts'

const built = join(import.meta.dirname, '../../dist/client')

let app: TestApp
let owner: TestPlayer

beforeAll(async () => {
  app = await startTestApp({
    isLocal: true,
    extend: async ({ server }, auth, deps) => {
      await server.register(staticClient, {
        directory: built,
        publicUrl: 'http://sideout.test',
        isSignedIn: isSignedIn(auth),
        branding: deps.branding,
      })
    },
  })
  owner = await signedIn('owner')
})
afterAll(() => app.close())

async function signedIn(role: OperatorRole): Promise<TestPlayer> {
  const player = await app.signedIn(role)
  await app.db
    .insertInto('operators')
    .values({ userId: player.userId, role, created: new Date() })
    .execute()
  return player
}

const open = (path: string) => fetch(`${app.url}${path}`, { headers: { accept: 'text/html' } })
const read = async (path: string) => (await open(path)).text()
const say = (by: TestPlayer, markdown: string) =>
  by.call('operators-act', { act: 'setText', name: 'privacy', language: 'en', markdown })

test('it begins with ours, is seen before it is saved, shows for the next request and goes again', async () => {
  const before = await read('/privacy?read')
  const page = await owner.must('operators-see', { page: 'texts' })
  if (page.page !== 'texts') throw new Error(page.page)
  const ours = page.texts.find(({ name, language }) => name === 'privacy' && language === 'en')
  expect(ours).toMatchObject({ markdown: '' })
  expect(ours?.shipped).toContain('What http://sideout.test keeps about you')
  const markdown = `## Mine\n\nAt {app}, <https://a.example>.`
  expect(
    await owner.must('operators-see', { page: 'preview', name: 'privacy', markdown }),
  ).toMatchObject({ fault: null, html: expect.stringContaining('<h2>Mine</h2>') as string })
  expect(await read('/privacy?read')).toBe(before)

  expect(await say(owner, markdown)).toMatchObject({ ok: true })
  await until('it is served', () => app.deps.branding.texts().version || undefined)
  const answer = await open('/privacy?read')
  const text = await answer.text()
  expect(text).toContain(
    '<h2>Mine</h2><p>At Sideout, <a href="https://a.example" rel="noopener">https://a.example</a>.</p>',
  )
  expect(text).not.toContain('Who is responsible')
  expect(text).toMatch(/<style>\.own\{/)
  expect(answer.headers.get('content-security-policy')?.match(/sha256-/g)?.length).toBeGreaterThan(
    3,
  )
  expect(await read('/privacy?read&lang=es')).toContain('Quién responde')
  expect(await read('/landing')).not.toContain('.own')

  expect(await say(owner, '')).toMatchObject({ ok: true })
  await until('ours is served', () => (app.deps.branding.texts().version === '' ? true : undefined))
  expect(await read('/privacy?read')).toBe(before)
  const lines = await app.db.selectFrom('operator_log').select(['command', 'byUserId']).execute()
  const line = { command: 'branding text', byUserId: owner.userId }
  expect(lines).toEqual([line, line])
})

test.each([
  ['<script>alert(1)</script>', 'html'],
  ['[x](javascript:alert(1))', 'link'],
  ['![x](https://a.example/x.png)', 'image'],
])('%s is refused, before and at saving', async (markdown, fault) => {
  expect(await say(owner, markdown)).toMatchObject({
    ok: false,
    refusal: { code: 'bad-input', params: { field: 'texts.privacy.en', fault } },
  })
  expect(
    await owner.must('operators-see', { page: 'preview', name: 'privacy', markdown }),
  ).toMatchObject({ html: '', fault })
})

test('whoever may not change the look may not change a text', async () => {
  const moderator = await signedIn('moderator')
  expect(await say(moderator, 'Mine')).toMatchObject({ ok: false })
  expect(await say(await app.signedIn('Ann'), 'Mine')).toMatchObject({ ok: false })
})

test('a text that reached the store around the console is not passed on', async () => {
  await app.db
    .insertInto('own_texts')
    .values({ name: 'terms', language: 'en', markdown: '<b>x</b>', changed: new Date() })
    .execute()
  expect(await say(owner, 'Mine')).toMatchObject({ ok: true })
  await until('it is served', () => app.deps.branding.texts().version || undefined)
  expect(await read('/terms?read')).toContain(
    readFileSync(`${built}/pages/terms.en.html`, 'utf8').slice(0, 99),
  )
  expect(await read('/terms?read')).not.toContain('<b>x</b>')
})
