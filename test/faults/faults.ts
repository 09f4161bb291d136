// Past bugs that the tests must still catch. `npm run faults` plants each one and runs the tests
// that catch it (docs/testing.md).
import { clientFaults } from './client-faults.ts'
import type { Fault } from './fault.ts'
import { ruleFaults } from './rule-faults.ts'
import { serverFaults } from './server-faults.ts'

export const faults: readonly Fault[] = [...ruleFaults, ...serverFaults, ...clientFaults].toSorted(
  (one, other) => (one.id < other.id ? -1 : 1),
)
