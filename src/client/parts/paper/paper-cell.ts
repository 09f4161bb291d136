// How a cell of a printed table looks.

export const paperCell = 'px-2 py-1 align-top'
