// A real bug of this project's history, reintroduced by a patch (NN-name.patch).

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
  fix: string
  room: Room
  kind: Kind
  /** Tests that fail with it, as 'file > title' or 'file'. A title is the constant part only. */
  caughtBy: readonly string[]
  /** The command that runs these tests: short is `npm test`, long is `npm run proof` only. */
  form: 'short' | 'long' | 'none'
}

export type Catcher = { file: string; title: string | null }

export function toCatcher(text: string): Catcher {
  const [file = '', title = null] = text.split(/ > (.*)/)
  return { file, title }
}

export const isStory = ({ file }: Catcher): boolean => file.endsWith('.e2e.ts')
