// docs/privacy-data.md as text, from what the manifests say of each column and of the end of an
// account.
import { people, personFacts, type TableFact } from '#server/manifests/people.ts'
import { personSubjects, readers, type PersonColumn } from '#server/manifests/table-facts.ts'

const personColumns: Readonly<Record<string, PersonColumn>> = { ...people.users, ...people.players }

const ends: Readonly<Record<PersonColumn['onDeletion'], string>> = {
  delete: 'With the account.',
  anonymize: 'Stays without the name.',
  clear: 'Stays without the name.',
  database: 'With the account.',
}

const opening = `# Data about people

Open this page when someone asks what you know about them: what is kept, why, who sees it, and for how long.

- Players delete their account and take a copy of their data in the settings; contacts do so behind their personal link. ✓ marks what is in the copy. Notes of others, such as blocks, are not.
- The operator can read the database and therefore everything. “The operator” below means that a command shows it. “The program” means that no one sees it.
- Backups hold what the database held: delete them in the time that your privacy notice promises. Photos go with the account. The log holds network addresses, and no names, e-mail addresses or keys.
- “With the account” means that deletion takes the row; “stays without the name” that it becomes that of a deleted player or of no one.
- The last column names the table, and its columns where a table holds several things.

\`npm run privacy-data\` makes this page from the manifests, \`src/server/features/*/feature.ts\`; a test fails when a column of the database is missing there.
`

/** The column of an account that decides what becomes of the rows of a fact, if there is one. */
function findHolder({ table, goesWith }: TableFact): PersonColumn | undefined {
  if (goesWith === null) return undefined
  const name = goesWith ?? Object.keys(personColumns).find((key) => key.startsWith(`${table}.`))
  return name === undefined ? undefined : personColumns[name]
}

/** How long a fact stays, as sentences. */
export function describeLifetime(fact: TableFact): string {
  const holder = findHolder(fact)
  return [fact.lifetime, holder === undefined ? undefined : ends[holder.onDeletion]]
    .filter((sentence) => sentence !== undefined)
    .join(' ')
}

function writeReaders({ readers: named }: TableFact): string {
  const text = named.map((reader) => readers[reader]).join(', ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

/** The table, with the columns of the fact where the table holds others too. */
function writePlace({ table, columns }: TableFact): string {
  const isWhole = personFacts.filter((other) => other.table === table).length === 1
  const named = isWhole ? [] : columns.split(' ').map((column) => `\`${column}\``)
  return [`\`${table}\``, ...named].join(' ')
}

function writeRow(fact: TableFact): string {
  const isTold = findHolder(fact)?.isExported === true ? ' ✓' : ''
  const cells = [
    `${fact.what}${isTold}`,
    fact.purpose,
    writeReaders(fact),
    describeLifetime(fact),
    writePlace(fact),
  ]
  return `| ${cells.join(' | ')} |`
}

function writeSubject([subject, { heading, about }]: readonly [
  string,
  { heading: string; about: string },
]): string {
  const rows = personFacts.filter((fact) => fact.subject === subject).map(writeRow)
  return `## ${heading}

${about}

| What | What for | Who sees it | How long | Where it stands |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
`
}

export const writePrivacyPage = (): string =>
  [opening, ...Object.entries(personSubjects).map(writeSubject)].join('\n')
