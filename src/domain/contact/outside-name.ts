// Names of contacts and walk-ins outside an event: in the group text, the watch link, queue
// screens, TVs, prints and public results.
import { toDeskName } from '../check-in/desk-name.ts'

/** initial: first name and initial. hidden: like players who hide themselves. */
export const contactNamings = ['initial', 'full', 'hidden'] as const
export type ContactNaming = (typeof contactNamings)[number]

const contactNamingDefault: ContactNaming = 'initial'

export type OutsideFacts = {
  name: string
  hidesName: boolean
  /**
   * Choices of the event, its club, and the club that keeps the contact; the first one set counts.
   */
  chosen: readonly (ContactNaming | null)[]
}

export const readNaming = ({ hidesName, chosen }: Omit<OutsideFacts, 'name'>): ContactNaming =>
  hidesName ? 'hidden' : (chosen.find((choice) => choice !== null) ?? contactNamingDefault)

/** The public name, or null when hidden: 'Ana Ruiz Gil' → 'Ana G.' by default. */
export function nameOutside({ name, ...facts }: OutsideFacts): string | null {
  const naming = readNaming(facts)
  if (naming === 'hidden') return null
  return naming === 'full' ? name : toDeskName(name)
}
