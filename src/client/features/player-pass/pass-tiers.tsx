// The tiers of the Player Pass, lowest first, with mine marked. Hidden until the operator has
// defined some.
import { passTexts } from '#words/en/player-pass/pass.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useLive } from '../../net/use-live.ts'
import { Badge } from '../../ui/badge.tsx'
import { List, ListRow } from '../../ui/list-row.tsx'
import { Section } from '../../ui/section.tsx'

export function PassTiers({ tier: mine }: { tier: string | null }) {
  const t = useTexts(passTexts)
  const tiers = useLive('ppGlobals-current', {}).data?.tiers ?? []
  if (tiers.length === 0) return null
  return (
    <Section title={t.tiers}>
      <List label={t.tiers}>
        {tiers.map(({ tier, weeklyAllowance }) => (
          <ListRow
            key={tier}
            title={tier}
            detail={t.weekly({ n: weeklyAllowance })}
            {...(tier === mine ? { trailing: <Badge tone="brand">{t.yours}</Badge> } : {})}
          />
        ))}
      </List>
    </Section>
  )
}
