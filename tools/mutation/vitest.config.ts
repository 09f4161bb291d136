// The tests that may kill a mutant: those of the domain, which need nothing but themselves. Left out
// are those that search for a schedule or play hundreds of evenings: each takes seconds, and would
// run for every mutant it covers.
import { defineConfig } from 'vitest/config'

// Folders of src/domain whose tests take part, with commas between; set by tools/mutation.ts.
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
