// A minimal browser for sign-in: stores cookies, sends its origin, and follows redirects only on
// request.
import type { RawAnswer } from './test-client.ts'

export type TestBrowser = {
  readonly cookies: ReadonlyMap<string, string>
  readonly setCookies: readonly string[]
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<RawAnswer>
  get(path: string, headers?: Record<string, string>): Promise<RawAnswer>
}

/** Connects to `url`, with `publicUrl` as the site's address. */
export function testBrowser(
  url: string,
  publicUrl = 'http://sideout.test',
  given: Record<string, string> = {},
): TestBrowser {
  const cookies = new Map<string, string>()
  let setCookies: string[] = []
  const send = async (
    method: 'GET' | 'POST',
    path: string,
    body: unknown,
    extra: Record<string, string>,
  ): Promise<RawAnswer> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = {
      origin: new URL(publicUrl).origin,
      ...(cookie === '' ? {} : { cookie }),
      ...given,
      ...extra,
    }
    const answer = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    setCookies = answer.headers.getSetCookie()
    for (const line of setCookies) keep(cookies, line)
    const text = await answer.text()
    return {
      status: answer.status,
      body:
        answer.headers.get('content-type')?.includes('json') === true && text !== ''
          ? JSON.parse(text)
          : text,
      headers: answer.headers,
    }
  }
  return {
    cookies,
    get setCookies() {
      return setCookies
    },
    post: (path, body, headers = {}) => send('POST', path, body ?? {}, headers),
    get: (path, headers = {}) => send('GET', path, undefined, headers),
  }
}

function keep(cookies: Map<string, string>, line: string): void {
  const [pair = ''] = line.split(';')
  const equals = pair.indexOf('=')
  const name = pair.slice(0, equals)
  if (/max-age=0/i.test(line)) cookies.delete(name)
  else cookies.set(name, pair.slice(equals + 1))
}
