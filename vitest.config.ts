// Three projects, told apart by file name: `unit` needs nothing, `component` needs a browser, `pg`
// needs the one PostgreSQL that its global setup starts.
import { defineConfig } from 'vitest/config'

const needsBrowser = ['src/client/**/*.browser.test.ts']
const needsPostgres = ['src/**/*.pg.test.ts', 'test/**/*.pg.test.ts']

export default defineConfig({
  test: {
    // One more than two cores: tests of what is silent or dies mostly wait.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'test/**/*.test.ts'],
          exclude: [
            ...needsPostgres,
            ...needsBrowser,
            '**/node_modules/**',
            'test/house/canary/**',
          ],
          setupFiles: ['test/support/silence.ts'],
        },
      },
      {
        test: {
          name: 'component',
          include: needsBrowser,
          setupFiles: ['test/support/silence.ts'],
          globalSetup: ['test/component/build-forms.ts'],
          // Bounds against hanging, as below.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'pg',
          // The server keeps nothing in its modules (each test makes its own with createApp), so a
          // worker loads them once and not once a file: half of the time.
          isolate: false,
          include: needsPostgres,
          setupFiles: ['test/support/silence.ts'],
          globalSetup: ['test/support/global-postgres.ts'],
          // A bound against hanging, not a measure: making a store takes 10 s on a machine that is
          // busy with a browser.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
