// Passes an address's search through unvalidated. Validation would load with the first script of
// every visit, so rarely opened screens validate it themselves.

export const keepSearch = (search: Record<string, unknown>): Record<string, unknown> => search
