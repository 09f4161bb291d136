// Which Node runs the server. The install brings its own; a service that names the machine's may
// find an older one.

/** The first release with Temporal. */
const oldestMajor = 26

/** What to tell the operator when `version` ('18.20.8') is too old; null when it will do. */
export function refuseNode(version: string): string | null {
  if (Number.parseInt(version, 10) >= oldestMajor) return null
  return `The server needs Node ${oldestMajor} or newer, and this is Node ${version}. Use the one that came with the install: npm start, or node_modules/.bin/node dist/server/main.js.`
}
