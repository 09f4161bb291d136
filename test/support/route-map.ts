// The routes of docs/map.md, as tests read them.
import { readFileSync } from 'node:fs'

export type MappedRoute = {
  /** Its addresses, with their parameters in braces: '/calendar/{locationId}'. */
  addresses: string[]
  /** Its file in src/client/routes, or the folder of a page that is built as it is. */
  file: string
  /** The story that proves it. */
  story: string
  state: string
}

/**
 * Every row of the table of routes, in order; the last stands for any other path and has no
 * address.
 */
export function readRouteMap(): MappedRoute[] {
  const [, table = ''] = readFileSync('docs/map.md', 'utf8').split('## Routes')
  const rows = table
    .split('\n')
    .filter((line) => /^\| (?:\/|any)/.test(line))
    .map((line) => line.slice(2, -2).split(' | '))
  return rows.map(([addresses = '', file = '', story = '', state = '']) => ({
    addresses: addresses
      .split(', ')
      .filter((address) => address.startsWith('/'))
      .map((address) => address.replace(/ .*/, '')),
    file: /`([^`]+)`/.exec(file)?.[1] ?? '',
    story: /`([^`]+)`/.exec(story)?.[1] ?? '',
    state: state.trim(),
  }))
}
