// The order of the test files: the longest first, so that no worker is left with one of them at the
// end. A new checkout knows no times of earlier runs, and the size of a file says little: those of a
// table are a line each.
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Each takes half a minute and more, the longest first. */
const longest = [
  'matrix/windows-of-',
  'matrix/authorization-people',
  'wire/range-ends',
  'server/main.pg',
  'schedule/rotating-doubles',
  'matrix/authorization-',
  'stores/earlier-stores',
  'backup/restore',
]

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = longest.findIndex((part) => moduleId.includes(part))
      return at === -1 ? longest.length : at
    }
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other))
  }
}
