import { expect, test } from 'vitest'
import { toFileName } from './file-name.ts'

test.each([
  ['Sideout', 'sideout-data.zip'],
  ['Río Norte Pádel y Pickle', 'rio-norte-padel-y-pickle-data.zip'],
  ['¡"Club"; ../etc\\n!', 'club-etc-n-data.zip'],
  ['Пиклбол', 'data.zip'],
])('files of %s are called %s', (name, file) => {
  expect(toFileName(name, 'data.zip')).toBe(file)
})
