// A real fault of this project's history, put back by a patch of its own (NN-name.patch).

/** Where it was, and how it showed. */
export type Room = 'domain' | 'contract' | 'server' | 'client' | 'words' | 'deploy'
export type Kind =
  | 'race'
  | 'stale window'
  | 'leak'
  | 'offline'
  | 'layout'
  | 'words'
  | 'limits'
  | 'time zone'
  | 'permission'
  | 'ledger'
  | 'accessibility'
  | 'lost data'
  | 'security'
  | 'rules'

export type Fault = {
  /** Also the name of its patch. */
  id: string
  title: string
  /** The commit that fixed it. */
  fix: string
  room: Room
  kind: Kind
  /** 'file > title' or 'file': tests that fail with it. Of a title the part that never changes. */
  caughtBy: readonly string[]
  /** The form that has these tests: `npm test`, or `npm run proof` alone. */
  form: 'short' | 'long' | 'none'
}

export type Catcher = { file: string; title: string | null }

export function toCatcher(text: string): Catcher {
  const [file = '', title = null] = text.split(/ > (.*)/)
  return { file, title }
}

export const isStory = ({ file }: Catcher): boolean => file.endsWith('.e2e.ts')
