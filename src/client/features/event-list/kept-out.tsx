import { houseAskedTexts } from '#words/en/house-rule/house-rule.ts'
// Why house rules keep the viewer of a card out, where its button would be.
import { useTexts } from '../../i18n/texts.ts'
import { formatHouseRefusal } from '../../parts/house-rule/house-refusal.ts'
import type { BadgedEvent } from './event-badges.tsx'

export function KeptOut({ event: { house, timezone } }: { event: BadgedEvent }) {
  useTexts(houseAskedTexts)
  if (house === undefined || house === 'asked') return null
  return (
    <span className="block text-sm font-medium text-pretty text-muted" data-house={house.code}>
      {formatHouseRefusal(house, timezone)}
    </span>
  )
}
