import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PaperTable } from './paper-sheet.tsx'

test('a keyboard reaches a table that is wider than the screen, by its name', () => {
  const table = renderToStaticMarkup(
    <PaperTable title="Standings" heads={['Player']}>
      <tbody />
    </PaperTable>,
  )
  expect(table).toMatch(/^<section tabindex="0" aria-label="Standings"/)
})
