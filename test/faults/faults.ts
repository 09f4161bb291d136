// Faults of this project's history that the tests must go on catching. `npm run faults` plants each
// one and runs what catches it (docs/testing.md).
import { clientFaults } from './client-faults.ts'
import type { Fault } from './fault.ts'
import { ruleFaults } from './rule-faults.ts'
import { serverFaults } from './server-faults.ts'

export const faults: readonly Fault[] = [...ruleFaults, ...serverFaults, ...clientFaults].toSorted(
  (one, other) => (one.id < other.id ? -1 : 1),
)
