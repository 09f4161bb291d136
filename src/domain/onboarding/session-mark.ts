// A cookie by which scripts recognize the browser's session; its value grants no access. It comes
// and goes with the session cookie, so an offline window knows if its stored data belongs to the
// signed-in account.

export const sessionMark = 'sideout.session_mark'
/** Under https the __Host- prefix binds it to this exact host. */
export const sessionMarkOfHost = `__Host-${sessionMark}`
