// An installation with a name of its own: "Sideout" is left nowhere that a person meets it, except
// for "Powered by".
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shippedBranding } from '#domain/branding/branding.ts'
import { ownTextNames } from '#domain/branding/own-texts.ts'
import { languages } from '#domain/shared/language.ts'
import { makeSafeLogo } from '#server/branding/safe-logo.ts'
import { transact, type UnitOfWork } from '#server/db/transaction.ts'
import { changeBranding, resetBranding } from '#server/features/branding/commands.ts'
import { changeOwnText } from '#server/features/branding/text-commands.ts'
import { findLinkPage } from '#server/features/personal-link/handlers.ts'
import { linkPreviews } from '#server/features/preview/handlers.ts'
import type { Mail } from '#server/mail/mail.ts'
import { plainPage } from '#server/notices/plain-page.ts'
import { busyPage } from '#server/pages/busy-page.ts'
import { listFirstFiles, readManifest } from '#server/transport/client-files/build-manifest.ts'
import { staticClient } from '#server/transport/client-files/static.ts'
import { isSignedIn } from '#server/transport/page-guard.ts'
import { anEventBy } from '#test/scenes/contact-scene.ts'
import { aLocation } from '#test/support/builders.ts'
import { composeEveryMail, everyMail } from '#test/support/every-mail.ts'
import { startTestApp, type TestApp } from '#test/support/test-app.ts'
import { testBrowser } from '#test/support/test-browser.ts'
import { until } from '#test/support/until.ts'
import { translations } from '#words/every-language.ts'
import { appName } from '#words/words.ts'

const name = 'Río Norte Pádel y Pickle'
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="18" fill="#4a2f9e"/><path d="M8 24q12-16 24 0" stroke="#fff" stroke-width="4" fill="none"/></svg>'
const budgets = JSON.parse(readFileSync('budgets.json', 'utf8')) as {
  publicPage: { total: number }
}
const root = join(import.meta.dirname, '../..')
const built = join(root, 'dist/client')

let app: TestApp
let eventId: string
let place: string

beforeAll(async () => {
  app = await startTestApp({
    extend: async ({ server }, auth, deps) => {
      await server.register(staticClient, {
        directory: built,
        publicUrl: 'http://sideout.test',
        isSignedIn: isSignedIn(auth),
        findLinkPage: findLinkPage(deps),
        branding: deps.branding,
        faceFolder: join(root, 'data/faces'),
        previews: {
          ...linkPreviews(deps, auth.providers),
          mayAsk: () => Promise.resolve({ ok: true, value: null }),
        },
      })
    },
  })
  const olga = await app.signedIn('Olga')
  place = await aLocation(app.db, { embed: true })
  eventId = await anEventBy(olga, place)
})
afterAll(() => app.close())

async function setBranding(): Promise<void> {
  const logo = await makeSafeLogo(Buffer.from(svg))
  if (typeof logo === 'string') throw new Error(logo)
  await run((unit) => changeBranding(unit, { name, shortName: 'Río', hue: 285, logo }))
  await until('the server knows its name', () => (appName() === name ? true : undefined))
}

const run = <T>(work: (unit: UnitOfWork) => Promise<T>): Promise<T> =>
  transact(app.deps, app.clock.now(), work)

const credit =
  /(?:Powered by|Con la tecnología de) Sideout|(?:font-family:\s*|--font-display:\s*)["']?Sideout Display/g
const leftIn = (text: string): string[] => findAround(text.replaceAll(credit, ''), 40)
/** What stands around the name in a text, `before` and `after` it in its line. */
const findAround = (text: string, before: number, after = before): string[] =>
  Array.from(text.matchAll(/Sideout/g), ({ index }) => {
    const [left = ''] = /.*$/.exec(text.slice(Math.max(0, index - before), index)) ?? []
    const [right = ''] = /.*/.exec(text.slice(index, index + 7 + after)) ?? []
    return left + right
  })

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${app.url}${path}`, { redirect: 'manual', headers: { accept: 'text/html', ...headers } })

const pages = languages.flatMap((language) =>
  ['/landing', '/terms?read', '/privacy?read', '/docs'].map(
    (path) => `${path}${path.includes('?') ? '&' : '?'}lang=${language}`,
  ),
)
const files = [
  '/signin',
  '/register',
  '/app.html',
  '/manifest.webmanifest',
  '/service-worker.js',
  '/icon.svg',
  '/installation/logo',
  '/openapi.json',
  '/i/not-a-key',
  '/stop-mails?t=none',
  '/confirm-address?t=none',
]

test('without a name of its own every file is the one that was built', async () => {
  const shell = await (await get('/app.html')).text()
  const firstFiles = JSON.stringify(listFirstFiles(await readManifest(built)))
  const plain = brotliDecompressSync(readFileSync(`${built}/app.html.br`))
    .toString()
    .replace('__FIRST_FILES__', () => firstFiles)
  expect(shell.replace(/content="[^"]*" \/?>(?=\s*<link rel="icon")/, '')).toBe(
    plain.replace(/content="__MAP_STYLE_URL__" \/?>(?=\s*<link rel="icon")/, ''),
  )
  for (const path of ['/manifest.webmanifest', '/icon.svg'])
    expect(await (await get(path)).text()).toBe(readFileSync(built + path, 'utf8'))
  expect((await get('/installation/logo')).status).not.toBe(200)
})

describe('named', () => {
  let mails: ReadonlyMap<string, Mail>
  beforeAll(async () => {
    await setBranding()
    mails = new Map(composeEveryMail())
  })

  test.each([...pages, ...files])('%s', async (path) => {
    const answer = await get(path)
    const text = await answer.text()
    expect(leftIn(text)).toEqual([])
    expect(text).not.toMatch(/__[A-Z_]+__/)
  })

  test.each(pages)('%s says the name, in its title and its frame', async (path) => {
    const text = await (await get(path)).text()
    expect(text).toMatch(/<title>[^<]*Río Norte Pádel y Pickle[^<]*<\/title>/)
    expect(text).toContain(`<meta property="og:site_name" content="${name}"`)
    expect(text).toMatch(/<img src="\/installation\/logo\?v=[\w-]{10}" alt=""/)
  })

  test('the accent follows the hue on public pages and in the app; ball yellow stays', async () => {
    const landing = await (await get('/landing')).text()
    expect(landing).toContain('oklch(46.5% .11 285)')
    expect(landing).not.toContain('#0b7a55')
    expect(landing).toContain('#d8f23f')
    const policy = (await get('/landing')).headers.get('content-security-policy') ?? ''
    expect(policy).toContain("style-src 'self' 'sha256-")
    const shell = await (await get('/app.html')).text()
    expect(shell).toContain('--color-brand:light-dark(oklch(46.5% 0.11 285),oklch(80% 0.15 280))')
  })

  test.each(languages)('the landing page keeps its budget in %s', async (language) => {
    const html = await (await get(`/landing?lang=${language}`)).text()
    expect(gzipSync(html, { level: 9 }).length).toBeLessThanOrEqual(budgets.publicPage.total * 1000)
  })

  test.each(languages)('own texts and the contact stand in their pages in %s', async (language) => {
    const open = async (path: string) => (await get(`${path}?lang=${language}`)).text()
    const before = await open('/landing')
    const contact = 'hola@rio.example'
    await run(async (unit) => {
      await changeBranding(unit, { contact })
      for (const page of ownTextNames)
        await changeOwnText(unit, { name: page, language, markdown: `## ${page} of {app}\n\nOwn.` })
    })
    await until('it is served', () =>
      app.deps.branding.texts().find({ name: 'privacy', language }) === undefined
        ? undefined
        : true,
    )
    for (const page of ownTextNames) {
      const text = await open(page === 'landing' ? '/landing' : `/${page}`)
      expect(text).toContain(`<h2>${page} of ${name}</h2><p>Own.</p>`)
      expect(leftIn(text)).toEqual([])
      expect(text).toContain(`<a href="mailto:${contact}"`)
      expect(text).toMatch(/name="description" content="\w+ of Río Norte/)
    }
    expect(await open('/terms')).toContain('GNU')
    expect(await open('/docs')).toContain(`<a href="mailto:${contact}"`)
    expect((await get('/landing')).headers.get('content-security-policy')).toContain('style-src')
    await run(async (unit) => {
      await changeBranding(unit, { contact: '' })
      for (const page of ownTextNames)
        await changeOwnText(unit, { name: page, language, markdown: '' })
    })
    await until('it is gone', () =>
      app.deps.branding.texts().find({ name: 'privacy', language }) === undefined
        ? true
        : undefined,
    )
    await until('the contact is gone', () =>
      app.deps.branding.current().contact === '' ? true : undefined,
    )
    expect(await open('/landing')).toBe(before)
  })

  test('the manifest has both names, and no picture of the shipped product', async () => {
    const manifest = (await (await get('/manifest.webmanifest')).json()) as Record<string, unknown>
    expect(manifest).toMatchObject({ name, short_name: 'Río', id: '/' })
    expect(manifest['screenshots']).toBeUndefined()
    expect(manifest['theme_color']).not.toBe('#0b7a55')
    expect((await get('/screenshot-wide.png', { accept: 'image/*' })).status).toBe(404)
  })

  test.each([
    '/icon-192.png',
    '/icon-512.png',
    '/icon-maskable-192.png',
    '/icon-maskable-512.png',
    '/apple-touch-icon.png',
    '/badge-96.png',
    '/share.png',
  ])('%s is drawn from the logo, in its size', async (path) => {
    const drawn = Buffer.from(await (await get(path)).arrayBuffer())
    const shippedOne = readFileSync(built + path)
    expect(drawn.equals(shippedOne)).toBe(false)
    // Width and height of a PNG.
    expect(drawn.subarray(16, 24)).toEqual(shippedOne.subarray(16, 24))
  })

  test('a shared event, its picture, its calendar file and its embedded calendar say the name', async () => {
    const page = await (await get(`/landing?redirect=/vieweditevent/${eventId}`)).text()
    expect(leftIn(page)).toEqual([])
    expect(page).toContain(`content="${name}"`)
    const image = /og:image" content="http:\/\/sideout\.test([^"]+)"/.exec(page)?.[1] ?? ''
    expect((await get(image)).headers.get('content-type')).toBe('image/png')
    const calendar = await get(`/calendar-file/${eventId}.ics`)
    const text = (await calendar.text()).replaceAll('\r\n ', '')
    expect(text).toContain(name)
    expect(leftIn(text)).toEqual([])
    expect(calendar.headers.get('content-disposition')).toContain('rio-norte-padel-y-pickle-')
    expect(leftIn(await (await get(`/embed/venue/${place}`)).text())).toEqual([])
  })

  test.each(everyMail.map(([kind]) => kind))('mail: %s', (kind) => {
    const mail = mails.get(kind)
    expect(leftIn(`${mail?.subject}\n${mail?.text}\n${mail?.html}`)).toEqual([])
    expect(mail?.html).toContain(name)
  })

  test('a mail leaves with the sender, the colors and the logo, and loads nothing', async () => {
    const [first = expect.unreachable()] = mails.values()
    await app.deps.mailer.send({ ...first, purpose: 'operator' })
    const mail = await app.mailbox.next()
    expect(mail.senderName).toBe(name)
    expect(mail.html).toContain('<img src="cid:logo" alt=""')
    expect(mail.html).not.toContain('#0b7a55')
    expect(mail.logo?.subarray(1, 4).toString()).toBe('PNG')
  })

  test('pages of the server alone say the name', () => {
    for (const language of languages) {
      const made = [busyPage(language, 9), plainPage({ language, title: 'x', content: '' })]
      for (const page of made) {
        expect(leftIn(page)).toEqual([])
        expect(page).toContain(name)
      }
    }
  })

  test('a passkey and an authenticator are of the installation', async () => {
    const account = { email: 'ana@example.org', password: 'a good password' }
    await testBrowser(app.url).post('/api/auth/sign-up/email', account)
    const browser = testBrowser(app.url)
    await browser.post('/api/auth/sign-in/email', account)
    const { body } = await browser.post('/api/auth/two-factor/enable', {
      password: account.password,
    })
    const { totpURI } = body as { totpURI: string }
    expect(new URL(totpURI).searchParams.get('issuer')).toBe(name)
    expect(decodeURIComponent(totpURI)).not.toContain('Sideout')
    const passkey = await browser.get('/api/auth/passkey/generate-register-options')
    expect(passkey.body).toMatchObject({ rp: { name } })
  })

  test('an open window hears of it, and of its end', async () => {
    const window = (await app.socket()).subscribe('branding-current', {})
    expect(await window.next()).toMatchObject({ name, shortName: 'Río', hue: 285, isNamed: true })
    await run((unit) => resetBranding(unit))
    expect(await window.until(({ isNamed }) => !isNamed)).toMatchObject({
      name: shippedBranding.name,
    })
    await until('the server knows it', () => (appName() === name ? undefined : true))
    expect(await (await get('/landing')).text()).toContain(
      'Sideout: find your next pickleball game',
    )
  })
})

test('words tell the name by its placeholder; the product stands in credits alone', () => {
  const told = Object.entries(translations).flatMap(([language, nouns]) =>
    Object.entries(nouns as Record<string, Record<string, unknown>>).flatMap(([noun, texts]) =>
      Object.entries(texts)
        .filter(([, text]) => JSON.stringify(text).includes('Sideout'))
        .map(([key]) => `${language} ${noun}.${key}`),
    ),
  )
  expect(told.sort()).toEqual(
    languages
      .flatMap((language) => [
        `${language} privacyTexts.poweredBy`,
        `${language} privacyTexts.software`,
        `${language} statusTexts.licence`,
        `${language} statusTexts.poweredBy`,
        `${language} termsTexts.poweredBy`,
        `${language} termsTexts.software`,
      ])
      .sort(),
  )
})

test('screens, TV and prints hold no other name of the product', () => {
  const scripts = globSync('assets/en/*.js', { cwd: built })
  const left = scripts.flatMap((file) =>
    findAround(readFileSync(join(built, file), 'utf8'), 30, 60).map(
      (found) => `${file.replace(/-[\w-]{7}\.js$/, '')}: ${found}`,
    ),
  )
  expect(
    left.filter(
      (found) => !/["'`]Sideout["'`]|(?:Powered by )?Sideout(?:, | is )open-source/.test(found),
    ),
  ).toEqual([])
})
