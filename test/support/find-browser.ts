// Finds a Chromium for the browser tests and Lighthouse: CHROMIUM_PATH, an installed one,
// Playwright's, else the one packed in npm.
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { chromium } from '@playwright/test'

const installed = [
  // The headless shell needs half the CPU, because it paints no windows.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export type BrowserOptions = {
  executablePath: string
  args: string[]
  env?: Record<string, string>
}

/**
 * Launch options of the first browser found, preferably one that shows notifications if `notifies`.
 * Rejects with install instructions when no browser is found, or when CHROMIUM_PATH names no file.
 */
export async function findBrowser({ notifies = false } = {}): Promise<BrowserOptions> {
  const wanted = process.env['CHROMIUM_PATH']
  if (wanted !== undefined && !existsSync(wanted))
    throw new Error(`CHROMIUM_PATH names ${wanted}, but there is no such file`)
  const order = notifies
    ? installed.toSorted((a, b) => Number(a.endsWith('-shell')) - Number(b.endsWith('-shell')))
    : installed
  const executablePath = [wanted, ...order, chromium.executablePath()].find(
    (path) => path !== undefined && existsSync(path),
  )
  return executablePath === undefined ? packedBrowser() : { executablePath, args }
}

/**
 * Chromium of @sparticuz/chromium (Linux x64), with its bundled libraries where the system lacks
 * them.
 */
async function packedBrowser(): Promise<BrowserOptions> {
  try {
    const { default: packed, inflate } = await import('@sparticuz/chromium')
    const archives = join(
      dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')),
      '../../bin',
    )
    const executablePath = await packed.executablePath()
    if (existsSync('/usr/lib/x86_64-linux-gnu/libnss3.so')) return { executablePath, args }
    const libraries = join(await inflate(join(archives, 'al2023.tar.br')), 'lib')
    return { executablePath, args, env: { ...ownEnvironment(), LD_LIBRARY_PATH: libraries } }
  } catch (cause) {
    throw new Error(
      'No browser found: set CHROMIUM_PATH, or run `apt-get install chromium` or `npx playwright install chromium`',
      { cause },
    )
  }
}

function ownEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  )
}
