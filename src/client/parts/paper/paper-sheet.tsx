// The frame of a printed sheet: its head, and tables wider than a phone's screen.
import type { ReactNode } from 'react'
import { Printer } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { labels } from '../../ui/words/labels.ts'

export const paperCell = 'px-2 py-1 align-top'

export function PaperHead({ lead, print = labels.print }: { lead: string; print?: string }) {
  return (
    <div className="flex items-center justify-between gap-3">
      <p className="text-muted">{lead}</p>
      <Button className="print:hidden" onPress={() => window.print()}>
        <Printer aria-hidden size={20} />
        {print}
      </Button>
    </div>
  )
}

type PaperTableProps = {
  title: string
  heads: readonly string[]
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
              <th key={head} scope="col" className="px-2 py-1 whitespace-nowrap">
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
