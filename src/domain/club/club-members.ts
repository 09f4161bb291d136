// What a club knows of its members: tags, which are groups within it, and real names.

/** Tags of one club, and characters of one. */
export const clubTagsMax = 20
export const clubTagMax = 24
export const realNameMax = 60
/** Members on one page. */
export const memberPage = 50
/** Characters of a search for members. */
export const memberSearchMax = 40

/** Tags as they are kept: each once, in the order they were named. */
export const toClubTags = (tags: readonly string[]): string[] => [
  ...new Set(tags.map((tag) => tag.normalize('NFC')).filter((tag) => tag !== '')),
]
