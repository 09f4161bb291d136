// `npm run test:engines`: the main flows in each engine that this machine has.
import { defineConfig } from '@playwright/test'
import type { EngineOptions } from './engine-story.ts'
import { engineNames } from './engine-window.ts'

// The server and the browsers shall mean the same by "today".
process.env['TZ'] = 'America/New_York'

export default defineConfig<object, EngineOptions>({
  testDir: '.',
  testMatch: '*.e2e.ts',
  globalSetup: '../e2e/start-postgres.ts',
  outputDir: '../../node_modules/.cache/engines',
  reporter: 'list',
  // As with stories (decision 119).
  retries: process.env['CI'] === undefined ? 0 : 1,
  fullyParallel: false,
  workers: 2,
  // A bound against hanging, not a measure: the machine is shared.
  timeout: 300_000,
  projects: engineNames.map((engineName) => ({ name: engineName, use: { engineName } })),
})
