// The form section for the cohosts of an event or a tournament.
import type { ReactNode } from 'react'
import { X } from 'lucide-react'
import { cohostTexts } from '#words/en/event/cohosts.ts'
import { useTexts } from '../../i18n/texts.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { List, ListRow } from '../../ui/list-row.tsx'
import { Section } from '../../ui/section.tsx'

type CohostsSectionProps = {
  note: string
  cohosts: readonly string[]
  fromTournament?: readonly string[]
  names: ReadonlyMap<string, string>
  add: ReactNode
  error?: string | undefined
  onChange: (cohosts: string[]) => void
}

export function CohostsSection({
  note,
  cohosts,
  fromTournament = [],
  names,
  add,
  error,
  onChange,
}: CohostsSectionProps) {
  const t = useTexts(cohostTexts)
  const toName = (playerId: string): string => names.get(playerId) ?? playerId
  return (
    <Section title={t.cohosts} action={add}>
      <p className="-mt-2 text-sm text-muted">{note}</p>
      {cohosts.length + fromTournament.length > 0 && (
        <List label={t.cohosts}>
          {fromTournament.map((playerId) => (
            <ListRow key={playerId} title={toName(playerId)} detail={t.fromTournament} />
          ))}
          {cohosts.map((playerId) => {
            const name = toName(playerId)
            const remove = () => onChange(cohosts.filter((cohost) => cohost !== playerId))
            return (
              <ListRow
                key={playerId}
                title={name}
                trailing={<IconButton icon={X} label={t.remove({ name })} onPress={remove} />}
              />
            )
          })}
        </List>
      )}
      {error !== undefined && (
        <p role="alert" className="text-sm font-medium text-bad">
          {error}
        </p>
      )}
    </Section>
  )
}
