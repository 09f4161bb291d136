// /translog: my token transactions; ?unit=diamond for diamonds.
import { createFileRoute } from '@tanstack/react-router'
import { ledgerTexts } from '#words/en/ledger/ledger.ts'
import { LedgerScreen, SaveLedger } from '../features/ledger/ledger-screen.tsx'
import { useTexts } from '../i18n/texts.ts'
import { useBack } from '../navigation/use-back.ts'
import { Page } from '../ui/page.tsx'

type TranslogSearch = { unit?: 'diamond' }

export const Route = createFileRoute('/translog')({
  component: Translog,
  validateSearch: ({ unit }: Record<string, unknown>): TranslogSearch =>
    unit === 'diamond' ? { unit } : {},
})

function Translog() {
  const t = useTexts(ledgerTexts)
  const { unit = 'token' } = Route.useSearch()
  const navigate = Route.useNavigate()
  const goBack = useBack()
  return (
    <Page title={t.title} back={{ onPress: goBack }} actions={<SaveLedger unit={unit} />}>
      <LedgerScreen
        unit={unit}
        onUnit={(next) =>
          void navigate({ search: next === 'diamond' ? { unit: next } : {}, replace: true })
        }
      />
    </Page>
  )
}
