// Notices that officers write to all members of a club.

/** Characters as people see them. */
export const noticeTitleMax = 80
export const noticeTextMax = 2000
/** Notices of one club; pinned ones stand before the others. */
export const noticesMax = 200
export const pinnedMax = 3
export const noticesPage = 20
