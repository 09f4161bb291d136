// Parses the routes of docs/map.md.
import { readFileSync } from 'node:fs'

export type MappedRoute = {
  addresses: string[]
  /** Its file in src/client/routes, or the folder of a prerendered page. */
  file: string
  story: string
}

/** Rows of the routes table in order; the last one matches any other path and has no address. */
export function readRouteMap(): MappedRoute[] {
  const [, table = ''] = readFileSync('docs/map.md', 'utf8').split('## Routes')
  const rows = table
    .split('\n')
    .filter((line) => /^\| (?:\/|any)/.test(line))
    .map((line) => line.slice(2, -2).split(' | '))
  return rows.map(([addresses = '', file = '', story = '']) => ({
    addresses: addresses
      .split(', ')
      .filter((address) => address.startsWith('/'))
      .map((address) => address.replace(/ .*/, '')),
    file: /`([^`]+)`/.exec(file)?.[1] ?? '',
    story: /`([^`]+)`/.exec(story)?.[1] ?? '',
  }))
}
