// My attendance at each venue, on my own profile.
import { houseRecordTexts } from '#words/en/house-rule/house-rule.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useRead } from '../../net/use-read.ts'
import { List, ListRow } from '../../ui/list-row.tsx'
import { Section } from '../../ui/section.tsx'

export function OwnRecord() {
  const t = useTexts(houseRecordTexts)
  const places = useRead('houseRules-record', {}).data?.places ?? []
  if (places.length === 0) return null
  return (
    <Section title={t.title}>
      <p className="-mt-2 text-sm text-pretty text-muted">{t.lead}</p>
      <List label={t.title}>
        {places.map(({ locationId, locationName, came, sessions }) => (
          <ListRow key={locationId} title={locationName} detail={t.came({ came, sessions })} />
        ))}
      </List>
    </Section>
  )
}
