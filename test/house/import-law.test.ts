// Every rule of the import law (`npm run laws`) must still fail on the canary tree.
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { cruise } from 'dependency-cruiser'
import { describe, expect, test } from 'vitest'

type Law = { forbidden: { name: string }[]; options: Record<string, unknown> }
const law = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as Law

async function violations(baseDir: string): Promise<string[]> {
  const { output } = await cruise(['src'], {
    ...law.options,
    ruleSet: { forbidden: law.forbidden },
    validate: true,
    baseDir,
  } as never)
  if (typeof output === 'string') throw new Error('dependency-cruiser gave text')
  if (output.summary.totalCruised < 5)
    throw new Error('dependency-cruiser is blind: it saw no files')
  return output.summary.violations.map(
    (violation) => `${violation.rule.name}: ${violation.from} → ${violation.to}`,
  )
}

describe('the import law', () => {
  test('every rule bites on the canary', async () => {
    const bitten = new Set(
      (await violations(join(process.cwd(), 'test/house/canary'))).map(
        (line) => line.split(':')[0],
      ),
    )
    expect(law.forbidden.map((rule) => rule.name).filter((name) => !bitten.has(name))).toEqual([])
  })
})
