// WebKitGTK, the engine closest to the iPhone's, over W3C WebDriver without a library. A driver
// holds one session, so every window has its own driver.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Cookie } from '../e2e/start-product.ts'
import { freePort } from '../support/free-port.ts'
import { until } from '../support/until.ts'
import {
  phone,
  type Engine,
  type EngineWindow,
  type Handle,
  type PageCode,
} from './engine-window.ts'

/** Starts a virtual display of phone size when there is no screen. */
export async function startWebkit(driver: string): Promise<Engine> {
  const screen = (process.env['DISPLAY'] ?? '') === '' ? await startScreen() : null
  const env = { ...process.env, ...(screen === null ? {} : { DISPLAY: screen.display }) }
  return {
    open: async (url, cookies) => {
      const port = await freePort()
      const program = spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' })
      const session = await until('WebKitWebDriver', () => newSession(`http://127.0.0.1:${port}`))
      await session('POST', 'window/fullscreen', {})
      await giveCookies(session, url, cookies)
      return windowOf(session, async () => {
        await session('DELETE', '')
        await stop(program)
      })
    },
    close: async () => {
      if (screen !== null) await stop(screen.program)
    },
  }
}

async function startScreen(): Promise<{ display: string; program: ChildProcess }> {
  const size = `${phone.width}x${phone.height}x24`
  const program = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const told = program.stdio[3]
  if (told === null || told === undefined) throw new Error('Xvfb has no way to tell its display')
  const [number] = (await once(told, 'data')) as [Buffer]
  return { display: `:${number.toString().trim()}`, program }
}

async function stop(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null) return
  program.kill()
  await once(program, 'exit')
}

type Session = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>

async function newSession(address: string): Promise<Session | null> {
  try {
    await fetch(`${address}/status`)
  } catch {
    return null
  }
  const { sessionId } = (await ask(`${address}/session`, 'POST', {
    capabilities: { alwaysMatch: { browserName: 'MiniBrowser' } },
  })) as { sessionId: string }
  return (method, path, body) =>
    ask(`${address}/session/${sessionId}${path === '' ? '' : `/${path}`}`, method, body)
}

async function ask(url: string, method: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, {
    method,
    body: body === undefined ? null : JSON.stringify(body),
  })
  const { value } = (await answer.json()) as { value: unknown }
  if (answer.ok) return value
  const { error, message } = value as { error: string; message: string }
  throw new Error(`${error}: ${message}`)
}

/** Cookies can only be set for the current address, so this first opens one that ignores them. */
async function giveCookies(
  session: Session,
  url: string,
  cookies: readonly Cookie[],
): Promise<void> {
  await session('POST', 'url', { url: new URL('/livez', url).href })
  for (const cookie of cookies) await session('POST', 'cookie', { cookie })
}

/** The driver doesn't report console errors, so the page collects them. */
const keepComplaints = `
  if (window.complaints === undefined) {
    window.complaints = []
    const { error, warn } = console
    console.error = (...words) => { window.complaints.push(words.join(' ')); error(...words) }
    console.warn = (...words) => { window.complaints.push(words.join(' ')); warn(...words) }
    addEventListener('error', ({ message }) => window.complaints.push(message))
    addEventListener('unhandledrejection', ({ reason }) => window.complaints.push(String(reason)))
  }`

function windowOf(session: Session, close: () => Promise<void>): EngineWindow {
  const complaints: string[] = []
  const run = (script: string, args: readonly unknown[] = []) =>
    session('POST', 'execute/sync', { script, args })
  const take = async () => {
    const heard = await run(
      'const heard = window.complaints ?? []; window.complaints = []; return heard',
    )
    complaints.push(...(heard as string[]))
  }
  const called = ({ call, values }: PageCode<unknown>) =>
    run(`return (${call.toString()})(...arguments)`, values)
  const idOf = (handle: Handle) => Object.values(handle as Record<string, string>)[0]
  return {
    goTo: async (url) => {
      await take()
      await session('POST', 'url', { url })
      await run(keepComplaints)
    },
    run: <Answer>(code: PageCode<Answer>) => called(code) as Promise<Awaited<Answer>>,
    find: (code) => called(code) as Promise<Handle | null>,
    click: async (handle) => {
      await session('POST', `element/${idOf(handle)}/click`, {})
    },
    type: async (handle, text) => {
      await session('POST', `element/${idOf(handle)}/value`, { text })
    },
    choose: async (handle, path) => {
      await session('POST', `element/${idOf(handle)}/value`, { text: path })
    },
    complaints: async () => {
      await take()
      return complaints
    },
    close,
  }
}
