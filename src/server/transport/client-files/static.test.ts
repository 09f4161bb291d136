// Serves the client over real HTTP from a folder that looks like a build.
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { staticClient } from './static.ts'

const script = 'console.log("app")'.repeat(40)
let folder: string
let server: FastifyInstance
let address: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sideout-static-'))
  const directory = join(folder, 'client')
  for (const name of ['assets', 'pages', '.vite'])
    await mkdir(join(directory, name), { recursive: true })
  await writeFile(join(folder, 'secret.txt'), 'not for the wire')
  await writeFile(
    join(directory, 'app.html'),
    '<html><meta name="map-style" content="__MAP_STYLE_URL__"><script>frame()</script><body>the app</body></html>',
  )
  await writeFile(join(directory, '.vite/manifest.json'), '{}')
  await writeFile(join(directory, 'robots.txt'), 'User-agent: *')
  await writeFile(join(directory, 'service-worker.js'), "const version = '__PAGE_TAG__'")
  await writeFile(join(directory, 'assets/app-1.js'), script)
  await writeFile(join(directory, 'assets/app-1.js.br'), brotliCompressSync(script))
  for (const page of ['landing', 'terms', 'privacy']) {
    for (const language of ['en', 'es']) {
      await writeFile(
        join(directory, `pages/${page}.${language}.html`),
        `<html lang="${language}"><link rel="canonical" href="__PUBLIC_URL__/${page}__LANG_QUERY__"><style>b{}</style><script>theme()</script><script type="module">visit()</script>${page}</html>`,
      )
    }
  }
  await mkdir(join(directory, 'link'), { recursive: true })
  for (const language of ['en', 'es'])
    await writeFile(
      join(directory, `link/page.${language}.html`),
      `<html lang="${language}"><script id="opened">null</script>link`,
    )
  server = fastify()
  await server.register(staticClient, {
    directory,
    findLinkPage: (key, { isRead }) =>
      Promise.resolve(
        key === spanishKey
          ? { language: 'es', opened: isRead ? { name: '</script>Mar$&ía' } : null }
          : null,
      ),
    publicUrl: 'https://play.example.org/',
    isSignedIn: (request) =>
      Promise.resolve(request.headers.cookie?.includes('session=ana') ?? false),
  })
  address = await server.listen({ port: 0, host: '127.0.0.1' })
})

afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const spanishKey = 's'.repeat(22)

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(address + path, { redirect: 'manual', headers: { accept: 'text/html', ...headers } })
const signedIn = { cookie: 'session=ana' }

describe('the page of a personal link', () => {
  test('is kept by nobody, found by no search, and tells no site its address', async () => {
    const page = await get(`/i/${spanishKey}`)
    expect(page.status).toBe(200)
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
    expect(page.headers.get('x-robots-tag')).toContain('noindex')
    expect(page.headers.getSetCookie()).toEqual([])
  })

  test('speaks the language of its contact, unless another is asked for; signed in or not', async () => {
    const language = async (path: string, headers = {}) =>
      /lang="(\w+)"/.exec(await (await get(path, headers)).text())?.[1]
    expect(await language(`/i/${spanishKey}`)).toBe('es')
    expect(await language(`/i/${spanishKey}`, signedIn)).toBe('es')
    expect(await language(`/i/${spanishKey}?lang=en`)).toBe('en')
    expect(await language('/i/unknown')).toBe('en')
  })

  test('holds what it shows where a browser opens it, and nothing of anyone elsewhere', async () => {
    const opened = async (headers: Record<string, string>, path = `/i/${spanishKey}`) =>
      /<script id="opened">(.*?)<\/script>/.exec(await (await get(path, headers)).text())?.[1] ?? ''
    const reads = { 'sec-fetch-dest': 'document' }
    for (const encoding of ['br', 'gzip', 'identity'])
      expect(JSON.parse(await opened({ ...reads, 'accept-encoding': encoding }))).toEqual({
        name: '</script>Mar$&ía',
      })
    expect(await opened({})).toBe('null')
    expect(await opened({ 'sec-fetch-dest': 'iframe' })).toBe('null')
    for (const purpose of ['prefetch', 'prefetch;prerender', 'prefetch;anonymous-client-ip'])
      expect(await opened({ ...reads, 'sec-purpose': purpose })).toBe('null')
    expect(await opened({ ...reads, purpose: 'prefetch' })).toBe('null')
    expect(await opened(reads, '/i/unknown')).toBe('null')
  })
})

describe('the map', () => {
  test('is told to the app, which alone may load from its origin', async () => {
    const withMap = fastify()
    await withMap.register(staticClient, {
      directory: join(folder, 'client'),
      publicUrl: 'https://play.example.org/',
      isSignedIn: () => Promise.resolve(false),
      mapStyleUrl: 'https://tiles.example.org/style.json?key=a&"b',
    })
    const app = await withMap.inject({ url: '/signin', headers: { accept: 'text/html' } })
    expect(app.body).toContain(
      '<meta name="map-style" content="https://tiles.example.org/style.json?key=a&amp;%22b">',
    )
    expect(app.headers['content-security-policy']).toMatch(
      /connect-src [^;]* https:\/\/tiles\.example\.org;/,
    )
    const landing = await withMap.inject({ url: '/terms', headers: { accept: 'text/html' } })
    expect(landing.headers['content-security-policy']).not.toContain('tiles.example.org')
    await withMap.close()
  })

  test('is nowhere unless it is set', async () => {
    expect(await (await get('/calendar', signedIn)).text()).toContain(
      '<meta name="map-style" content="">',
    )
  })
})

describe('pages', () => {
  test('are English by default, and Spanish by cookie or by ?lang=', async () => {
    expect(await (await get('/landing')).text()).toContain('lang="en"')
    expect(await (await get('/landing', { cookie: 'theme=dark; language=es' })).text()).toContain(
      'lang="es"',
    )
    expect(await (await get('/terms?lang=es', { cookie: 'language=en' })).text()).toContain(
      'lang="es"',
    )
    expect(await (await get('/privacy', { cookie: 'language=xx' })).text()).toContain('lang="en"')
  })

  test('remember a language chosen by ?lang= for a year, and nothing else', async () => {
    expect((await get('/landing?lang=es')).headers.get('set-cookie')).toBe(
      'language=es; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    )
    expect(
      (await get('/landing?lang=es', { cookie: 'language=es' })).headers.get('set-cookie'),
    ).toBeNull()
    expect((await get('/landing?lang=evil%0d%0aset-cookie:x')).headers.get('set-cookie')).toBeNull()
  })

  test('open the live wire over TLS when they came over TLS themselves', async () => {
    const policy = (await get('/landing')).headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/connect-src 'self' wss:\/\/play\.example\.org(?:;| )/)
    expect(policy).not.toContain(' ws:')
  })

  test('tell other sites no more than where they come from', async () => {
    expect((await get('/landing')).headers.get('referrer-policy')).toBe(
      'strict-origin-when-cross-origin',
    )
    expect((await get('/vieweditevent/1', signedIn)).headers.get('referrer-policy')).toBe(
      'strict-origin-when-cross-origin',
    )
  })

  test('carry their own address on this installation', async () => {
    expect(await (await get('/landing')).text()).toContain(
      'href="https://play.example.org/landing"',
    )
    expect(await (await get('/landing', { cookie: 'language=es' })).text()).toContain(
      'href="https://play.example.org/landing"',
    )
    expect(await (await get('/landing?lang=es')).text()).toContain(
      'href="https://play.example.org/landing?lang=es"',
    )
  })

  test('are asked for anew each time, and answered with 304 when unchanged', async () => {
    const first = await get('/landing')
    expect(first.headers.get('cache-control')).toBe('no-cache')
    expect(first.headers.get('vary')).toBe('Cookie, Accept-Encoding, Sec-Fetch-Site')
    const again = await get('/landing', {
      'if-none-match': `W/"other", ${first.headers.get('etag')}`,
    })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect(
      (
        await get('/landing', {
          'if-none-match': first.headers.get('etag') ?? '',
          cookie: 'language=es',
        })
      ).status,
    ).toBe(200)
  })

  test('allow only their own inline scripts and styles', async () => {
    const { headers } = await get('/landing')
    const policy = headers.get('content-security-policy') ?? ''
    // printf 'theme()' | openssl dgst -sha256 -binary | base64
    expect(policy).toContain(
      "script-src 'self' 'sha256-Rfr3GgHZFiXm+TmNr+li+0sZ4J9FGllo8jsXcJF5XZ8=' 'sha256-msV7zYcje1bzJxRPEFGmX36h7libgqng7rnYmXZKtLg=';",
    )
    expect(policy).toContain(
      "style-src 'self' 'sha256-7yqHVAesot11p6HczDsgKRipvI5UPgs97z80zNXlans=';",
    )
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("connect-src 'self' wss://play.example.org")
    expect(policy).not.toContain('unsafe')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('permissions-policy')).toContain('geolocation=(self)')
    const app = (await get('/signin')).headers.get('content-security-policy') ?? ''
    expect(/script-src [^;]+/.exec(app)?.[0]).not.toContain('unsafe')
  })
})

describe('the service worker', () => {
  const workerOf = async (options: { mapStyleUrl?: string }) => {
    const other = fastify()
    await other.register(staticClient, {
      directory: join(folder, 'client'),
      publicUrl: 'https://play.example.org/',
      isSignedIn: () => Promise.resolve(false),
      ...options,
    })
    const { body } = await other.inject({ url: '/service-worker.js' })
    await other.close()
    return body
  }

  test('is asked for anew each time, and is another one when the page is', async () => {
    const worker = await get('/service-worker.js', { accept: '*/*', 'accept-encoding': 'br' })
    expect(worker.headers.get('cache-control')).toBe('no-cache')
    expect(await worker.text()).toMatch(/^const version = '[\w-]{22}'$/)
    expect(await workerOf({})).not.toBe(
      await workerOf({ mapStyleUrl: 'https://tiles.example.org/style.json' }),
    )
  })

  test('gets the page of the app by its own name, whoever asks, with its policy', async () => {
    const page = await get('/app.html', { accept: '*/*' })
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('the app')])
    expect(page.headers.get('content-security-policy')).toContain("worker-src 'self'")
  })
})

describe('the route guard', () => {
  test.each(['/signin', '/reset', '/register', '/register/abc-1', '/signout'])(
    'lets a visitor open %s',
    async (path) => {
      expect(await (await get(path)).text()).toContain('the app')
    },
  )

  test.each([
    ['/', '%2F'],
    ['/calendar', '%2Fcalendar'],
    ['/vieweditevent/1?from=mail&x=1', '%2Fvieweditevent%2F1%3Ffrom%3Dmail%26x%3D1'],
    ['/landingpage', '%2Flandingpage'],
    ['/register/a/b', '%2Fregister%2Fa%2Fb'],
    ['/no-such-page', '%2Fno-such-page'],
  ])('sends a visitor from %s to the landing with the wanted address', async (path, redirect) => {
    const response = await get(path)
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      `/landing?redirect=${redirect}`,
    ])
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test.each([
    '/landing',
    '/landing/',
    '/terms',
    '/privacy?lang=es',
    '/signin',
    '/register',
    '/reset',
  ])('sends a signed-in user from %s home', async (path) => {
    const response = await get(path, signedIn)
    expect([response.status, response.headers.get('location')]).toEqual([302, '/'])
  })

  test('answers the page of the API to programs, whatever they accept', async () => {
    expect([
      (await get('/docs', { accept: '*/*' })).status,
      (await get('/docs', { accept: 'application/json' })).status,
      (await get('/landing', { accept: 'application/json' })).status,
    ]).toEqual([200, 200, 404])
  })

  test('answers a page to those who make previews of links, who take anything', async () => {
    expect([
      (await get('/landing', { accept: '*/*' })).status,
      (await get('/calendar', { accept: '*/*' })).status,
      (await get('/lost.png', { accept: '*/*' })).status,
    ]).toEqual([200, 302, 404])
  })

  test.each(['/', '/calendar', '/register/abc-1', '/signout', '/docs', '/no-such-page'])(
    'lets a signed-in user open %s',
    async (path) => {
      const response = await get(path, { ...signedIn, 'sec-fetch-site': 'none' })
      expect([response.status, await response.text()]).toEqual([
        200,
        expect.stringContaining('the app'),
      ])
    },
  )
})

describe('what someone signed in chose', () => {
  test.each(['/terms?read', '/privacy?read', '/privacy?lang=es&read'])(
    'is read: %s',
    async (path) => {
      expect((await get(path, signedIn)).status).toBe(200)
    },
  )

  test('signing out by a link of another site is asked first', async () => {
    const response = await get('/signout', { ...signedIn, 'sec-fetch-site': 'cross-site' })
    expect([response.status, response.headers.get('location')]).toEqual([302, '/signout?ask'])
    expect(
      (await get('/signout?ask', { ...signedIn, 'sec-fetch-site': 'cross-site' })).status,
    ).toBe(200)
  })
})

describe('assets', () => {
  test('are compressed as the client takes it, and kept for ever', async () => {
    const response = await get('/assets/app-1.js', { 'accept-encoding': 'gzip, br' })
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(await response.text()).toBe(script)
    expect(
      (await get('/assets/app-1.js', { 'accept-encoding': 'gzip, br;q=0' })).headers.get(
        'content-encoding',
      ),
    ).toBe('gzip')
    expect(
      (await get('/assets/app-1.js', { 'accept-encoding': 'identity' })).headers.get(
        'content-encoding',
      ),
    ).toBeNull()
  })

  test('are open to visitors', async () => {
    expect((await get('/robots.txt')).status).toBe(200)
  })

  test.each(['/assets/app-0.js', '/assets/app-1.js.br', '/.vite/manifest.json'])(
    'that do not exist are 404 and never the app: %s',
    async (path) => {
      expect((await get(path, { ...signedIn, accept: '*/*' })).status).toBe(404)
    },
  )

  test.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '//secret.txt',
    '/assets/%00',
  ])('never leave the build: %s', async (path) => {
    const answer = await rawGet(path)
    expect(answer).toMatch(/^HTTP\/1.1 4\d\d /)
    expect(answer).not.toContain('not for the wire')
  })
})

test('a client that was not built names the command that builds it', async () => {
  const bare = fastify()
  await expect(
    bare.register(staticClient, {
      directory: join(folder, 'client/assets'),
      publicUrl: 'http://localhost:3000',
      isSignedIn: () => Promise.resolve(false),
    }),
  ).rejects.toThrow('npm run build')
})

/** Sends the path unchanged; fetch would normalize it. */
function rawGet(path: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let answer = ''
  const socket = connect(Number(new URL(address).port), '127.0.0.1', () =>
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
  )
  socket.on('data', (bytes) => (answer += bytes.toString()))
  socket.on('end', () => resolve(answer)).on('error', reject)
  return promise
}
