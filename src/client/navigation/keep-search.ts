// What an address asks for, as it stands there: reading it comes with the first script of every
// visit, so a screen that few open judges it itself.

export const keepSearch = (search: Record<string, unknown>): Record<string, unknown> => search
