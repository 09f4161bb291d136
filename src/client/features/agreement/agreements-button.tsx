// The button that opens the agreements of a venue or club.
import { useState } from 'react'
import { FileSignature } from 'lucide-react'
import { agreementManageTexts } from '#words/en/agreement/agreement.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { AgreementsList, type AgreementsOwner } from './agreements-list.tsx'

export function AgreementsButton({ owner }: { owner: AgreementsOwner }) {
  const t = useTexts(agreementManageTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="plain" onPress={() => setOpen(true)}>
        <FileSignature aria-hidden size={20} />
        {t.title}
      </Button>
      {isOpen && (
        <Sheet isOpen title={t.title} onClose={() => setOpen(false)}>
          <AgreementsList owner={owner} />
        </Sheet>
      )}
    </>
  )
}
