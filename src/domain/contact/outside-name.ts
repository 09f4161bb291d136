// How people without an account, contacts and walk-ins, are named outside of an event: in the group
// text, by the watch link, on the queue's screen and the TV, in prints and public results.
import { toDeskName } from '../check-in/desk-name.ts'

/** initial: first name and initial. hidden: as players who hid themselves. */
export const contactNamings = ['initial', 'full', 'hidden'] as const
export type ContactNaming = (typeof contactNamings)[number]

/** Where nobody chose. */
const contactNamingDefault: ContactNaming = 'initial'

/** What the name of a contact follows from. */
export type OutsideFacts = {
  name: string
  /** They chose on their own page to be named nowhere. */
  hidesName: boolean
  /** The choices of the event, its club, and the club that keeps them: the first one counts. */
  chosen: readonly (ContactNaming | null)[]
}

/** Their own wish comes first. */
export const readNaming = ({ hidesName, chosen }: Omit<OutsideFacts, 'name'>): ContactNaming =>
  hidesName ? 'hidden' : (chosen.find((choice) => choice !== null) ?? contactNamingDefault)

/** The name that anyone may read, or null: 'Ana Ruiz Gil' → 'Ana G.' by default. */
export function nameOutside({ name, ...facts }: OutsideFacts): string | null {
  const naming = readNaming(facts)
  if (naming === 'hidden') return null
  return naming === 'full' ? name : toDeskName(name)
}
