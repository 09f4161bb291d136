// The writes that change each column of live queries about screens; windows.pg.test.ts proves the
// list exactly.
import { columnsOf, openColumn } from './answer-columns.ts'
import { because, type ColumnTable } from './window-table.ts'

const chosen = ['name', 'pages', 'seconds', 'language', 'theme']
const chosenOn = (path: string): string[] => chosen.map((name) => `${path}.${name}`)

const shown = columnsOf('screens-show').filter(
  (column) => ![openColumn, 'screen', ...chosenOn('screen')].includes(column),
)

export const screensColumns: ColumnTable = {
  'screens-atLocation': [
    ['(open)', '[admins remove] [venues merge]'],
    ['locationName', 'locations-update'],
    ['screens', 'screens-add screens-remove'],
    [chosenOn('screens').join(' '), 'screens-change'],
    ['screens.screenId', because.known],
    ['screens.seen', because.clock],
  ],
  'screens-show': [
    ['screen', 'screens-remove'],
    [chosenOn('screen').join(' '), 'screens-change'],
    [shown.join(' '), because.wall],
  ],
  'runningScores-onScreen': [[columnsOf('runningScores-onScreen').join(' '), because.wall]],
}
