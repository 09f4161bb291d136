// Links an event to its parent: a division to its tournament, a game day to its league.
import { Link, type LinkProps } from '@tanstack/react-router'
import { ChevronRight, Trophy } from 'lucide-react'
import { partOfTexts } from '#words/en/event/part-of.ts'
import { useTexts } from '../../i18n/texts.ts'

export function PartOf({ name, link }: { name: string; link: LinkProps }) {
  const t = useTexts(partOfTexts)
  return (
    <Link
      {...link}
      className="flex min-h-11 w-fit items-center gap-2 rounded-lg font-semibold text-brand outline-none hover:underline focus-visible:ring-focus"
    >
      <Trophy aria-hidden size={20} className="shrink-0" />
      {t.partOf({ name })}
      <ChevronRight aria-hidden size={16} className="shrink-0" />
    </Link>
  )
}
