// docs/privacy-data.md as text, from what db/person-data says of each column and what
// db/person-columns says of the end of an account.
import { playerColumns, userColumns, type PersonColumn } from '#server/db/person-columns.ts'
import { personSubjects } from '#server/db/person-data/person-data.ts'
import { readers, type PersonFact, type PersonSubject } from '#server/db/person-data/person-fact.ts'

const personColumns: Readonly<Record<string, PersonColumn>> = { ...userColumns, ...playerColumns }

const ends: Readonly<Record<PersonColumn['gone'], string>> = {
  delete: 'Goes with the account.',
  keep: 'Stays when the account is deleted, as that of a deleted player.',
  null: 'Stays when the account is deleted, without naming the person.',
  itself: 'Goes with the account.',
}

const opening = `# What is kept about people

For operators: what this program keeps about people, why, who sees it, and for how long. It is the page to open when someone asks what you know about them.

- _Deleting an account_ is up to each player, in their settings. A contact does the same behind their personal link, under “What is stored”.
- _A copy_ of all that concerns a player is in their settings, too. Rows marked with ✓ are in it. What others noted about a person, such as a block, is not.
- _You as operator_ can read the database, so you can read everything here. “The operator” below means that a command shows it.
- _Backups_ hold what the database held. Delete them in the time that your privacy notice promises.
- _Pictures_ stand in the storage for photos and go with the account.
- _The log_ of the server has network addresses of requests, but no names, addresses of e-mail or keys of personal links.

This page is made from \`src/server/db/person-data\` by \`npm run privacy-data\`; a test fails when a column of the database is missing here.
`

/** The column of an account that decides what becomes of the rows of a fact, if there is one. */
function findHolder({ table, goesWith }: PersonFact): PersonColumn | undefined {
  if (goesWith === null) return undefined
  const name = goesWith ?? Object.keys(personColumns).find((key) => key.startsWith(`${table}.`))
  return name === undefined ? undefined : personColumns[name]
}

/** How long a fact stays, as sentences. */
export function describeLifetime(fact: PersonFact): string {
  const holder = findHolder(fact)
  return [fact.lifetime, holder === undefined ? undefined : ends[holder.gone]]
    .filter((sentence) => sentence !== undefined)
    .join(' ')
}

function writeReaders({ readers: named }: PersonFact): string {
  const text = named.map((reader) => readers[reader]).join(', ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

function writeRow(fact: PersonFact): string {
  const isTold = findHolder(fact)?.told === true ? ' ✓' : ''
  const columns = fact.columns.split(' ').map((column) => `\`${column}\``)
  const cells = [
    `${fact.what}${isTold}`,
    fact.purpose,
    writeReaders(fact),
    describeLifetime(fact),
    `\`${fact.table}\`: ${columns.join(' ')}`,
  ]
  return `| ${cells.join(' | ')} |`
}

const writeSubject = ({ heading, about, facts }: PersonSubject): string => `## ${heading}

${about}

| What | What for | Who sees it | How long | Where it stands |
| --- | --- | --- | --- | --- |
${facts.map(writeRow).join('\n')}
`

/** The whole page. */
export const writePrivacyPage = (): string =>
  [opening, ...personSubjects.map(writeSubject)].join('\n')
