// Domain tests that may kill mutants. Leaves out tests that search schedules or play hundreds of
// evenings, because they would run for seconds per mutant.
import { defineConfig } from 'vitest/config'

// Comma-separated folders of src/domain, set by tools/mutation.ts.
const folders = (process.env.MUTATION_TESTS ?? '*').split(',')

export default defineConfig({
  test: {
    include: folders.map((folder) => `src/domain/${folder}/**/*.test.ts`),
    exclude: [
      'src/domain/queue/queue-laws.test.ts',
      'src/domain/schedule/plan-formats.test.ts',
      'src/domain/schedule/plan-rounds.test.ts',
      'src/domain/schedule/rotating-doubles.test.ts',
      'src/domain/tournament/day-plan-laws.test.ts',
    ],
    setupFiles: ['test/support/silence.ts'],
  },
})
