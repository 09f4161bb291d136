// Checks the Node version. The installation includes its own, but a service that uses the machine's
// may find an older one.

/** The first release with Temporal. */
const oldestMajor = 26

export function refuseNode(version: string): string | null {
  if (Number.parseInt(version, 10) >= oldestMajor) return null
  return `The server needs Node ${oldestMajor} or newer, and this is Node ${version}. Use the one that came with the install: npm start, or node_modules/.bin/node dist/server/main.js.`
}
