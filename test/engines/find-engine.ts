// Finds the browser engines on this machine, and names the packages to install for missing ones.
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

/** Returns a start function, or a message that names the missing package. */
export function findEngine(name: EngineName): (() => Promise<Engine>) | string {
  switch (name) {
    // Chromium is always available through npm.
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
