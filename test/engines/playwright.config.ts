// `npm run test:engines`: the main flows in each engine that this machine has; in Chromium, where
// the stories run, in the long form.
import { defineConfig } from '@playwright/test'
import { isProof } from '../support/proof.ts'
import type { EngineOptions } from './engine-story.ts'
import { engineNames } from './engine-window.ts'

// Server and browsers must agree on "today".
process.env['TZ'] = 'America/New_York'

/** Stories already cover Chromium, so the short form uses the other engines. */
const asked = isProof ? engineNames : engineNames.filter((name) => name !== 'chromium')

export default defineConfig<object, EngineOptions>({
  testDir: '.',
  testMatch: '*.e2e.ts',
  globalSetup: '../e2e/start-postgres.ts',
  outputDir: '../../node_modules/.cache/engines',
  reporter: 'list',
  // Same as for stories (decision 119).
  retries: process.env['CI'] === undefined ? 0 : 1,
  fullyParallel: false,
  workers: 2,
  // Catches hangs only; the machine is shared.
  timeout: 300_000,
  projects: asked.map((engineName) => ({ name: engineName, use: { engineName } })),
})
