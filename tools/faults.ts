// npm run faults [-- id…]: plants each fault of test/faults in a copy of the project and reports
// the tests that catch it. `--table` prints the list for docs/testing.md and runs no test.
import { faults } from '#test/faults/faults.ts'
import { runFaults } from '#test/faults/run-faults.ts'
import { toTable } from '#test/faults/table.ts'

const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const chosen = faults.filter(
  ({ id }) => asked.length === 0 || asked.some((start) => id.startsWith(start)),
)
if (chosen.length === 0) throw new Error(`No fault is called ${asked.join(' or ')}.`)
if (process.argv.includes('--table')) console.log(toTable(chosen))
else if (!runFaults(chosen, (line) => console.log(line))) process.exitCode = 1
