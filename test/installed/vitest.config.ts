// `vitest run -c test/installed/vitest.config.ts`: the server tests whose statements another version
// of PostgreSQL may read in another way, on the one that TEST_DATABASE_URL names.
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { neverRun, serverTests } from '../../vitest.config.ts'

export default defineConfig({
  test: {
    root: join(import.meta.dirname, '../..'),
    maxWorkers: 4,
    ...serverTests,
    exclude: [
      ...neverRun,
      // They start a PostgreSQL of their own.
      'src/server/main.pg.test.ts',
      'src/server/db/embedded/**',
      // They ask in other roles what the features' own tests ask.
      'test/**',
      // Sessions, headers, frames and buses are the same on every version.
      'src/server/{auth,transport}/**',
      'src/server/live/{silent-valkey,valkey-bus}.pg.test.ts',
      // They ask no statement that the others don't.
      '**/*laws.pg.test.ts',
      '**/{burst,crowd,histories,fields,backup,restore}.pg.test.ts',
    ],
  },
})
