// Gives the unreleased section of a changelog its version and date.

/**
 * Returns the changelog with an empty "Unreleased" above `version`. day: YYYY-MM-DD. Throws when
 * the section is empty, or the version already exists.
 */
export function closeUnreleased(changelog: string, version: string, day: string): string {
  const heading = '## [Unreleased]'
  const [before, after] = changelog.split(`${heading}\n`)
  if (before === undefined || after === undefined) throw new Error(`There is no "${heading}"`)
  const released = after.split(/^## /m)[0] ?? ''
  if (released.trim() === '') throw new Error('Nothing stands under "Unreleased"')
  const versions = changelog.split('\n## ').map((part) => part.split(/\s/)[0])
  if (versions.includes(version)) throw new Error(`${version} is in the changelog already`)
  return `${before}${heading}\n\n## ${version} - ${day}\n${after}`
}
