// `vitest run -c test/installed/vitest.config.ts`: the server tests whose statements another version
// of PostgreSQL may read in another way, on the one that TEST_DATABASE_URL names. The short form has
// the store and the main tests of each feature; with PROOF=on all of them are asked.
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { neverRun, serverTests } from '../../vitest.config.ts'
import { isProof } from '../support/proof.ts'

/** They run beside the drill, which takes what it can get. */
const boundMs = 180_000

export default defineConfig({
  test: {
    root: join(import.meta.dirname, '../..'),
    ...serverTests,
    maxWorkers: isProof ? 4 : 2,
    testTimeout: boundMs,
    hookTimeout: boundMs,
    ...(!isProof && {
      include: ['src/server/db/**/*.pg.test.ts', 'src/server/features/*/handlers.pg.test.ts'],
    }),
    exclude: [
      ...neverRun,
      // They start a PostgreSQL of their own.
      'src/server/main.pg.test.ts',
      'src/server/db/embedded/**',
      'src/server/db/{assert-durable,durability-watch,request-role}.pg.test.ts',
      '**/statement-names-pooler.pg.test.ts',
      // They ask in other roles what the features' own tests ask.
      'test/**',
      // Sessions, headers, frames, buses and pages are the same on every version.
      'src/server/{auth,transport}/**',
      'src/server/live/{silent-valkey,valkey-bus}.pg.test.ts',
      'src/server/features/preview/**',
      // They ask no statement that the others don't.
      '**/*laws.pg.test.ts',
      '**/{burst,crowd,histories,fields,backup,restore}.pg.test.ts',
      'src/server/features/contact-import/handlers.pg.test.ts',
    ],
  },
})
