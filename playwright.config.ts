// Stories in a real browser, each with a server and a database of its own. Phone first; desktop
// sizes are set where they matter. Stories tagged @proof run in the long form only.
import { defineConfig, devices } from '@playwright/test'
import { findBrowser } from './test/support/find-browser.ts'
import { isProof } from './test/support/proof.ts'

// Stories and their browsers live in one time zone, so that both mean the same by "today".
process.env['TZ'] = 'America/New_York'

const browser = await findBrowser()
/**
 * Pages live for seconds: what the engine spends on making their code fast never comes back. A
 * seventh of all the time.
 */
const launchOptions = { ...browser, args: [...browser.args, '--js-flags=--no-opt --no-maglev'] }

const phone = devices['Pixel 7']
/**
 * No Android: there the live queries of a screen start up to 0.8 s late (SPEC), which live.test.ts
 * looks at and every story would wait for.
 */
const userAgent = phone.userAgent.replace(/Linux; Android [^)]*/, 'X11; Linux x86_64')

const isCI = process.env['CI'] !== undefined

export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './test/e2e/start-postgres.ts',
  outputDir: 'node_modules/.cache/e2e',
  // A CI may keep no more than the end of the output, where failures stand.
  reporter: isCI ? 'dot' : 'line',
  // One that fails once is named, and is a fault to be mended. Goes once ten runs in a row were
  // green (decision 119).
  retries: isCI ? 1 : 0,
  ...(isProof ? {} : { grepInvert: /@proof/ }),
  fullyParallel: false,
  // Stories wait for pages and for each other's windows: with two workers two cores idle for a third
  // of the time.
  workers: 3,
  // Bounds against hanging, not measures: the machine is shared.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    ...phone,
    userAgent,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1,
    launchOptions,
    // What moves costs some percent of the time and hides for a moment what it leads to. The main
    // flows of test/engines have motion.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // A trace costs a sixth of the CPU: ask for one with --trace on. A red story leaves a picture and
    // a description of its page.
    trace: 'off',
    screenshot: isCI ? 'off' : 'only-on-failure',
  },
})
