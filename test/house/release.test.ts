// A release gives the changelog's open section a version and a date.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { closeUnreleased } from '../../tools/release/close-unreleased.ts'

const changelog = '# Changelog\n\n## [Unreleased]\n\n### Added\n\n- One.\n\n## 0.1.0\n\nFirst.\n'

test('what was unreleased gets its version and day, below an empty part', () => {
  expect(closeUnreleased(changelog, '0.2.0', '2026-11-23')).toBe(
    '# Changelog\n\n## [Unreleased]\n\n## 0.2.0 - 2026-11-23\n\n### Added\n\n- One.\n\n## 0.1.0\n\nFirst.\n',
  )
})

test('nothing to release, no open part and a version that is there are errors', () => {
  const released = closeUnreleased(changelog, '0.2.0', '2026-11-23')
  expect(() => closeUnreleased(released, '0.3.0', '2026-11-24')).toThrow('Nothing stands')
  expect(() => closeUnreleased('# Changelog\n', '0.2.0', '2026-11-23')).toThrow('There is no')
  expect(() => closeUnreleased(changelog, '0.1.0', '2026-11-23')).toThrow('already')
})

test('our own changelog can be released once a line is in its open part', () => {
  const ours = readFileSync('CHANGELOG.md', 'utf8')
  const heading = '## [Unreleased]\n'
  const written = ours.replace(heading, `${heading}\n- One.\n`)
  expect(closeUnreleased(written, '99.0.0', '2026-11-23')).toContain('## 99.0.0 - 2026-11-23')
})

test('the version of the package is the last one of the changelog, with its day', () => {
  const ours = readFileSync('CHANGELOG.md', 'utf8')
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  const [last] = /^## \d.*$/m.exec(ours) ?? []
  expect(last).toMatch(/^## \d+\.\d+\.\d+ - \d{4}-\d\d-\d\d$/)
  expect(last).toContain(`## ${version} - `)
})

test('a release takes the pictures of README and guide again, and commits them', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Readonly<Record<string, string>>
  }
  expect(scripts['version']).toMatch(
    /npm run -s pictures && git add CHANGELOG\.md docs\/pictures src\/client\/public\/guide$/,
  )
})
