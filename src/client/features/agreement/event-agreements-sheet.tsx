// Agreements of an event for its organizers: the signatures and the required texts.
import { can } from '#domain/access/capabilities.ts'
import { agreementManageTexts } from '#words/en/agreement/agreement.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useRead } from '../../net/use-read.ts'
import { Notice } from '../../ui/notice.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { AgreementRecord } from './agreement-record.tsx'
import { AgreementsList } from './agreements-list.tsx'

type EventAgreementsSheetProps = {
  eventId: string
  roles: readonly string[]
  onPrint: () => void
  onClose: () => void
}

export function EventAgreementsSheet({
  eventId,
  roles,
  onPrint,
  onClose,
}: EventAgreementsSheetProps) {
  const t = useTexts(agreementManageTexts)
  const { data, refusal, again } = useRead('agreements-roster', { eventId })
  return (
    <Sheet isOpen title={t.title} onClose={onClose}>
      {refusal !== null && <Notice tone="bad">{refusalText(refusal)}</Notice>}
      {data !== undefined && data.agreements.length > 0 && (
        <AgreementRecord eventId={eventId} record={data} onChanged={again} onPrint={onPrint} />
      )}
      {can(roles, 'event.agreements') && <AgreementsList owner={{ kind: 'event', eventId }} />}
    </Sheet>
  )
}
