// A table of a sheet that is printed. On a phone it is wider than the screen.
import type { ReactNode } from 'react'

type PaperTableProps = {
  /** What it is of, for those that only hear it. */
  title: string
  heads: readonly string[]
  /** Bodies of the table. */
  children: ReactNode
}

export function PaperTable({ title, heads, children }: PaperTableProps) {
  return (
    <section
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- with focus on it, a keyboard can scroll it
      tabIndex={0}
      aria-label={title}
      className="overflow-x-auto outline-offset-[-2px]"
    >
      <table className="w-full border-collapse text-left text-sm">
        <thead>
          <tr className="border-b-2 border-fg">
            {heads.map((head) => (
              <th key={head} scope="col" className="px-2 py-1">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {children}
      </table>
    </section>
  )
}
