// Four projects, told apart by file name: `unit` and `isolated` need nothing, `component` needs a
// browser, `pg` needs the one PostgreSQL that its global setup starts.
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './test/support/longest-first.ts'
import { isProof } from './test/support/proof.ts'

/**
 * A bound against hanging, not a measure: making a store takes 10 s on a machine that is busy with a
 * browser, and laws over random histories take their time.
 */
const boundMs = 300_000
/** The same for a state that is waited for: vitest's own bound of one second measures the machine. */
const states = { poll: { timeout: 30_000, interval: 10 } }

const needsBrowser = ['src/client/**/*.browser.test.ts']
/**
 * Tests of what a device keeps in its modules, and tests that choose a language or replace a global.
 * One of the server collects garbage while it measures, which takes long where much is loaded.
 */
export const needsIsolation = [
  'src/client/{app,device,i18n,navigation,net,session,worker}/**/*.test.ts',
  'src/client/features/*/**/*-message.test.ts',
  'src/client/features/alert/alert-words.test.ts',
  'src/client/features/league/league-words.test.ts',
  'src/client/features/poppi/poppi-words.test.ts',
  'src/client/features/result/{evening-card,standing-words}.test.ts',
  'src/client/parts/event/{countdown,event-card-words}.test.ts',
  'src/server/uploads/photo-store.test.ts',
]
const needsPostgres = ['src/**/*.pg.test.ts', 'test/**/*.pg.test.ts']
/** What runs in the long form alone, `npm run proof`. */
const proofs = ['**/*.proof.test.ts', '**/*.proof.pg.test.ts']
/** What no form of the proof finds, or this one leaves out. */
export const neverRun = ['**/node_modules/**', ...(isProof ? [] : proofs)]

/** Tests of the server; `test/installed` asks some of them of another PostgreSQL. */
export const serverTests = {
  // The server keeps nothing in its modules (each test makes its own with createApp), so a worker
  // loads them once and not once a file: half of the time.
  isolate: false,
  include: needsPostgres,
  exclude: neverRun,
  setupFiles: ['test/support/silence.ts'],
  globalSetup: ['test/support/global-postgres.ts'],
  testTimeout: boundMs,
  hookTimeout: boundMs,
  expect: states,
}

export default defineConfig({
  test: {
    // One more than two cores: some tests only wait, but each worker loads everything again.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          // What keeps nothing in its modules is loaded once by a worker, which is half of the time.
          isolate: false,
          include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
          exclude: [
            ...needsPostgres,
            ...needsBrowser,
            ...needsIsolation,
            ...neverRun,
            'test/house/canary/**',
          ],
          setupFiles: ['test/support/silence.ts'],
          testTimeout: boundMs,
          expect: states,
        },
      },
      {
        test: {
          name: 'isolated',
          include: needsIsolation,
          exclude: neverRun,
          setupFiles: ['test/support/silence.ts'],
          testTimeout: boundMs,
          expect: states,
        },
      },
      {
        test: {
          name: 'component',
          include: needsBrowser,
          exclude: neverRun,
          setupFiles: ['test/support/silence.ts'],
          globalSetup: ['test/component/build-forms.ts'],
          testTimeout: boundMs,
          hookTimeout: boundMs,
          expect: states,
        },
      },
      {
        test: { name: 'pg', ...serverTests },
      },
    ],
  },
})
