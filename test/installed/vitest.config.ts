// `vitest run -c test/installed/vitest.config.ts`: runs server tests whose statements may behave
// differently on another PostgreSQL version, on the one of TEST_DATABASE_URL. The short form has
// the store and each feature's main tests; PROOF=on runs all.
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { neverRun, serverTests } from '../../vitest.config.ts'
import { isProof } from '../support/proof.ts'

/** They run beside the drill, which uses all the CPU it gets. */
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
      // They repeat the features' statements in other roles.
      'test/**',
      // Sessions, headers, frames, buses and pages don't depend on the version.
      'src/server/{auth,transport}/**',
      'src/server/live/{silent-valkey,valkey-bus}.pg.test.ts',
      'src/server/features/preview/**',
      // They run no statement that the others don't.
      '**/*laws.pg.test.ts',
      '**/{burst,crowd,histories,fields,backup,restore}.pg.test.ts',
      'src/server/features/contact-import/handlers.pg.test.ts',
    ],
  },
})
