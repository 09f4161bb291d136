// /playerpass: my pass and my tokens; ?code=… prefills a pass code.
import { createFileRoute } from '@tanstack/react-router'
import { passTexts } from '#words/en/player-pass/pass.ts'
import { LedgerPreview } from '../features/ledger/ledger-preview.tsx'
import { PlayerPass } from '../features/player-pass/player-pass.tsx'
import { useTexts } from '../i18n/texts.ts'
import { keepSearch } from '../navigation/keep-search.ts'
import { Page } from '../ui/page.tsx'

type PassSearch = { code?: string }

const readSearch = ({ code }: Record<string, unknown>): PassSearch =>
  typeof code === 'string' || typeof code === 'number' ? { code: String(code) } : {}

export const Route = createFileRoute('/playerpass')({
  component: PlayerPassScreen,
  validateSearch: keepSearch,
})

function PlayerPassScreen() {
  const t = useTexts(passTexts)
  const { code = '' } = readSearch(Route.useSearch())
  return (
    <Page title={t.title} width="narrow">
      <PlayerPass code={code}>
        <LedgerPreview />
      </PlayerPass>
    </Page>
  )
}
