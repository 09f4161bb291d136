// Which engines this machine has, and what to install for the others.
import { existsSync } from 'node:fs'
import type { Engine, EngineName } from './engine-window.ts'
import { startChromium, startFirefox } from './puppeteer-engine.ts'
import { startWebkit } from './webkit-engine.ts'

const firefoxes = [
  process.env['FIREFOX_PATH'] ?? '',
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]
const drivers = ['/usr/bin/WebKitWebDriver']

/** What starts it, or the words that say what is missing. */
export function findEngine(name: EngineName): (() => Promise<Engine>) | string {
  switch (name) {
    // It is always there: in the worst case inside npm.
    case 'chromium':
      return startChromium
    case 'firefox': {
      const found = firefoxes.find((path) => existsSync(path))
      return found === undefined
        ? 'No Firefox here: `apt-get install firefox-esr`, or set FIREFOX_PATH'
        : () => startFirefox(found)
    }
    case 'webkit': {
      const found = drivers.find((path) => existsSync(path))
      return found === undefined
        ? 'No WebKitGTK here: `apt-get install webkit2gtk-driver xvfb`'
        : () => startWebkit(found)
    }
  }
}
