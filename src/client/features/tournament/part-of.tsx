// The line of an event that leads to the tournament it is a division of.
import { Link } from '@tanstack/react-router'
import { ChevronRight, Trophy } from 'lucide-react'
import { tournamentTexts } from '#words/en/tournament/tournament.ts'
import { useTexts } from '../../i18n/texts.ts'

export function PartOf({ tournamentId, name }: { tournamentId: string; name: string }) {
  const t = useTexts(tournamentTexts)
  return (
    <Link
      to="/tournament/$tournamentId"
      params={{ tournamentId }}
      className="flex min-h-11 w-fit items-center gap-2 rounded-lg font-semibold text-brand outline-none hover:underline focus-visible:ring-focus"
    >
      <Trophy aria-hidden size={20} className="shrink-0" />
      {t.partOf({ name })}
      <ChevronRight aria-hidden size={16} className="shrink-0" />
    </Link>
  )
}
