// Gives the unreleased part of a changelog its version and day.

/**
 * The changelog with an empty "Unreleased" above `version`. day: YYYY-MM-DD. Throws when there is
 * nothing to release, or the version is in it already.
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
