// The weight of the built client stays within budgets.json. `npm test` builds it first.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { weighClient } from '#test/support/client-sizes.ts'
import budgets from '../../budgets.json' with { type: 'json' }

const sizes = weighClient(join(import.meta.dirname, '../../dist/client'))

describe('public pages', () => {
  test('exist in both languages', () => {
    expect(sizes.publicPages.map((page) => page.name).sort()).toEqual([
      'docs.en.html',
      'docs.es.html',
      'guide.en.html',
      'guide.es.html',
      'guide/operators.en.html',
      'guide/operators.es.html',
      'guide/organizers.en.html',
      'guide/organizers.es.html',
      'guide/players.en.html',
      'guide/players.es.html',
      'guide/venues.en.html',
      'guide/venues.es.html',
      'invitation.en.html',
      'invitation.es.html',
      'landing.en.html',
      'landing.es.html',
      'privacy.en.html',
      'privacy.es.html',
      'terms.en.html',
      'terms.es.html',
    ])
  })

  test.each(sizes.publicPages)('$name keeps its budget', ({ name, script, total }) => {
    // The API page lists every call, so its budget grows with their number (decision 014).
    const budget = name.startsWith('docs.') ? budgets.docsPage : budgets.publicPage
    expect(script).toBeLessThanOrEqual(budget.script)
    expect(total).toBeLessThanOrEqual(budget.total)
  })
})

test('the court of the landing keeps its budget', () => {
  expect(sizes.demoCourt).toBeGreaterThan(0)
  expect(sizes.demoCourt).toBeLessThanOrEqual(budgets.demoCourt.script)
})

test.each(sizes.linkPages)(
  'the page of a personal link keeps its budget ($name)',
  ({ script, total }) => {
    expect(script).toBeLessThanOrEqual(budgets.linkPage.script)
    expect(total).toBeLessThanOrEqual(budgets.linkPage.total)
  },
)

test('the entry of the app keeps its budget', () => {
  expect(sizes.entryScript).toBeLessThanOrEqual(budgets.entry.script)
  expect(sizes.entryStyle).toBeLessThanOrEqual(budgets.entry.style)
})

test('the signed-in calendar keeps its budget, all it fetches counted', () => {
  const calendar = sizes.routes.find(({ route }) => route === budgets.calendar.route)
  expect(calendar).toBeDefined()
  expect(calendar?.scriptAndStyle).toBeLessThanOrEqual(budgets.calendar.scriptAndStyle)
})

test('the calendar fetches little more once it is still, and no component library', () => {
  expect(sizes.calendarAtRest).toBeLessThanOrEqual(budgets.calendar.scriptAtRest)
})

test('no route is heavier than the heaviest form may be', () => {
  expect(
    sizes.routes.filter(
      ({ scriptAndStyle }) => scriptAndStyle > budgets.heaviestRoute.scriptAndStyle,
    ),
  ).toEqual([])
})

test('no route asks for more scripts than one may', () => {
  expect(sizes.routes.filter(({ scripts }) => scripts > budgets.anyRoute.scripts)).toEqual([])
})

test('the first page of an event asks for few scripts, its later parts counted', () => {
  expect(sizes.eventPageScripts).toBeLessThanOrEqual(budgets.eventPage.scripts)
})

test('all styles together keep their budget', () => {
  expect(sizes.styles).toBeLessThanOrEqual(budgets.styles.total)
})

test('the palette keeps its budget at its first use', () => {
  expect(sizes.palette).toBeGreaterThan(0)
  expect(sizes.palette).toBeLessThanOrEqual(budgets.palette.script)
})

test('the program of the server is ASCII: a wider character doubles its file in memory', () => {
  const files = globSync('dist/server/*.js')
  expect(files.length).toBeGreaterThan(10)
  expect(files.filter((file) => /[^\0-\x7f]/.test(readFileSync(file, 'utf8')))).toEqual([])
})
