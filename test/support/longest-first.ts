// Runs the longest test files first, so that no worker is left with one at the end, and beside them
// those that mostly wait, which leave the cores idle beside each other. They are listed because a new
// checkout has no earlier times, and table-driven files are small.
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const longest = [
  'matrix/windows-of-',
  'live/silent-valkey',
  'embedded/recovery',
  'embedded/cluster-folder',
  'db/durability-watch',
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
