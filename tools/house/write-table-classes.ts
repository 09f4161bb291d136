// The table of docs/security.md with the class of every table, from what the manifests say.
import { tables } from '#server/manifests/people.ts'

const heading = '### Classes of tables\n\n'

/** The page with its table of classes as the manifests have it. */
export function writeTableClasses(page: string): string {
  const start = page.indexOf(heading) + heading.length
  const end = page.indexOf('\n\n', start)
  const classed = tables.flatMap(([table, { privacy }]) =>
    privacy === undefined ? [] : [{ table, privacy }],
  )
  const rows = [...Map.groupBy(classed, ({ privacy }) => privacy)]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([privacy, named]) => {
      const names = named.map(({ table }) => `\`${table}\``).toSorted()
      return `| ${names.join(', ')} | ${privacy} |`
    })
  return (
    page.slice(0, start) +
    ['| Tables | Class |', '| --- | --- |', ...rows].join('\n') +
    page.slice(end)
  )
}
