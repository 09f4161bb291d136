// The further groups of an event, and when each was or will be invited.
import type { LiveOutput } from '#contract/contract.ts'
import { invitedGroups } from '#domain/event/event.ts'
import { getTierTime } from '#domain/invitation/tier.ts'
import { eventTiersTexts } from '#words/en/event-form/event-tiers.ts'
import { useNow } from '../../device/today.ts'
import { formatInstant } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { List, ListRow } from '../../ui/list-row.tsx'

type TierListProps = {
  tiers: LiveOutput<'events-invitees'>['tiers']
  startsAt: string
  timezone: string
}

export function TierList({ tiers, startsAt, timezone }: TierListProps) {
  const t = useTexts(eventTiersTexts)
  const now = useNow()
  const [friends, favorites] = invitedGroups
  const names: Record<string, string> = { [friends]: t.friends, [favorites]: t.favorites }
  const describe = ({ asked, hoursBefore }: TierListProps['tiers'][number]): string => {
    if (asked !== null) return t.asked({ when: formatInstant(asked, timezone) })
    const time = getTierTime({ startsAt: Date.parse(startsAt) }, { hoursBefore })
    return time <= now
      ? t.waiting
      : t.planned({ when: formatInstant(new Date(time).toISOString(), timezone) })
  }
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-sm font-semibold text-muted">{t.panel}</h3>
      <List label={t.panel}>
        {tiers.map((tier) => (
          <ListRow
            key={tier.invited}
            title={names[tier.invited] ?? t.club({ name: tier.invited })}
            detail={describe(tier)}
          />
        ))}
      </List>
    </div>
  )
}
