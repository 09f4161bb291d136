// The button that opens a club's house rules, for its owner.
import { useState } from 'react'
import { Scale } from 'lucide-react'
import type { HouseOwner } from '#contract/club/house-rule.ts'
import { houseRuleTexts } from '#words/en/house-rule/house-rule.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { HouseRulesForm } from './house-rules-form.tsx'

export function HouseRulesButton({ owner }: { owner: HouseOwner }) {
  const t = useTexts(houseRuleTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="plain" onPress={() => setOpen(true)}>
        <Scale aria-hidden size={20} />
        {t.title}
      </Button>
      {isOpen && (
        <Sheet isOpen title={t.title} onClose={() => setOpen(false)}>
          <HouseRulesForm owner={owner} />
        </Sheet>
      )}
    </>
  )
}
