// A club's records about its members: tags, which are groups within the club, and real names.

export const clubMembersPage = 99

export const clubTagsMax = 20
export const clubTagMax = 24
export const realNameMax = 60
export const memberPage = 50
export const memberSearchMax = 40

export const toClubTags = (tags: readonly string[]): string[] => [
  ...new Set(tags.map((tag) => tag.normalize('NFC')).filter((tag) => tag !== '')),
]
