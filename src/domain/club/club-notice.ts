// Notices that officers write to all members of a club.

export const noticeTitleMax = 80
export const noticeTextMax = 2000
export const noticesMax = 200
export const pinnedMax = 3
export const noticesPage = 20
