// The cookie that tells scripts which session this browser has, without being one: its value says
// nothing and opens nothing. It comes and goes with the session cookie, so a window without a
// connection knows whether what it kept belongs to the signed-in account.

export const sessionMark = 'sideout.session_mark'
/** Its name under https, where a browser takes it from this very host only. */
export const sessionMarkOfHost = `__Host-${sessionMark}`
