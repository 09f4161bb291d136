// The tests that may kill a mutant: those of the domain, which need nothing but themselves.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/domain/**/*.test.ts'],
    setupFiles: ['test/support/silence.ts'],
  },
})
