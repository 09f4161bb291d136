// The invited group of a league or a tournament: friends, favorites, or one of my clubs there.
import { invitedGroups } from '#domain/event/event.ts'
import { whoTexts } from '#words/en/event/who.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useRead } from '../../net/use-read.ts'
import { Select } from '../../ui/field/select.tsx'

type InvitedGroupProps = {
  label: string
  at: { location: string; startDate: string; startTime: string }
  value: string
  error?: string | undefined
  onChange: (invited: string) => void
}

export function InvitedGroup({ label, at, value, error, onChange }: InvitedGroupProps) {
  const t = useTexts(whoTexts)
  const { data } = useRead('events-createHints', {
    ...at,
    duration: 60,
    skillMin: null,
    skillMax: null,
  })
  const [friends, favorites] = invitedGroups
  const names: Readonly<Record<string, string>> = {
    [friends]: t.friends,
    [favorites]: t.favorites,
  }
  const groups = [...new Set([...invitedGroups, ...(data?.clubs ?? []), value])]
  return (
    <Select
      label={label}
      options={groups.map((id) => ({ id, label: names[id] ?? t.club({ name: id }) }))}
      value={value}
      error={error}
      onChange={onChange}
    />
  )
}
