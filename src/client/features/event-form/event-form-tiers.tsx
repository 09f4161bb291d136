// The form section for further groups that a private event invites while places are free, each a
// number of hours before the start.
import { Plus, Users, X } from 'lucide-react'
import { tierHours, invitationTiersMax, type InvitationTier } from '#domain/invitation/tier.ts'
import { eventTiersTexts } from '#words/en/event-form/event-tiers.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/field/select.tsx'
import { IconButton } from '../../ui/icon-button.tsx'

type EventFormTiersProps = {
  invited: string
  tiers: readonly InvitationTier[]
  groups: readonly { id: string; label: string }[]
  countPeople: (group: string) => number | undefined
  onChange: (tiers: InvitationTier[]) => void
}

export function EventFormTiers({
  invited,
  tiers,
  groups,
  countPeople,
  onChange,
}: EventFormTiersProps) {
  const t = useTexts(eventTiersTexts)
  const shown = tiers.filter((tier) => tier.invited !== invited)
  const free = groups.filter(
    ({ id }) => id !== invited && !shown.some((tier) => tier.invited === id),
  )
  const replace = (index: number, changes: Partial<InvitationTier>) =>
    onChange(shown.map((tier, at) => (at === index ? { ...tier, ...changes } : tier)))
  const [next] = free
  if (shown.length === 0 && next === undefined) return null
  return (
    <fieldset className="mt-2 flex flex-col gap-3">
      <legend className="mb-2 font-semibold">{t.title}</legend>
      {shown.map((tier, index) => (
        <TierRow
          // A stable key keeps the focus when the group changes.
          key={index}
          tier={tier}
          groups={[...groups.filter(({ id }) => id === tier.invited), ...free]}
          people={countPeople(tier.invited)}
          onChange={(changes) => replace(index, changes)}
          onRemove={() => onChange(shown.filter((one) => one !== tier))}
        />
      ))}
      {shown.length < invitationTiersMax && next !== undefined && (
        <Button
          variant="soft"
          size="sm"
          className="self-start"
          onPress={() =>
            onChange([...shown, { invited: next.id, hoursBefore: getNextHours(shown) }])
          }
        >
          <Plus aria-hidden size={16} />
          {t.add}
        </Button>
      )}
      <p className="text-sm text-muted">{t.note}</p>
    </fieldset>
  )
}

const getNextHours = (tiers: readonly InvitationTier[]): InvitationTier['hoursBefore'] => {
  const last = tiers.at(-1)?.hoursBefore ?? Infinity
  return tierHours.find((hours) => hours < last && hours <= 24) ?? 6
}

type TierRowProps = {
  tier: InvitationTier
  groups: readonly { id: string; label: string }[]
  people: number | undefined
  onChange: (changes: Partial<InvitationTier>) => void
  onRemove: () => void
}

function TierRow({ tier, groups, people, onChange, onRemove }: TierRowProps) {
  const t = useTexts(eventTiersTexts)
  const group = groups.find(({ id }) => id === tier.invited)?.label ?? tier.invited
  return (
    <div className="flex flex-col gap-1">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
        <Select
          label={t.group}
          options={groups.length > 0 ? groups : [{ id: tier.invited, label: group }]}
          value={tier.invited}
          onChange={(invited) => onChange({ invited })}
        />
        <IconButton icon={X} label={t.remove({ group })} onPress={onRemove} />
        <Select
          label={t.when}
          options={tierHours.map((hours) => ({ id: String(hours), label: t.hours({ n: hours }) }))}
          value={String(tier.hoursBefore)}
          onChange={(id) => {
            const hoursBefore = tierHours.find((hours) => String(hours) === id)
            if (hoursBefore !== undefined) onChange({ hoursBefore })
          }}
        />
      </div>
      {people !== undefined && (
        <p className="flex items-center gap-2 text-sm text-muted">
          <Users aria-hidden size={16} className="shrink-0" />
          {t.people({ n: people })}
        </p>
      )}
    </div>
  )
}
