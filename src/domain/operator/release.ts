// Versions of releases, such as 0.4.2 or v0.4.2.

const form = /^v?(\d{1,6})\.(\d{1,6})\.(\d{1,6})(-[\w.-]+)?$/

const toParts = (version: string): readonly number[] | null => {
  const found = form.exec(version)
  return found === null ? null : found.slice(1, 4).map(Number)
}

/** A release before its time, such as 1.0.0-rc.1, is never offered. */
export function isNewerRelease(version: string, own: string): boolean {
  const [parts, ours] = [toParts(version), toParts(own)]
  if (parts === null || ours === null || version.includes('-')) return false
  const at = parts.findIndex((part, n) => part !== ours[n])
  return at >= 0 && (parts[at] ?? 0) > (ours[at] ?? 0)
}
