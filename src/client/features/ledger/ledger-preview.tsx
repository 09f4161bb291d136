// The latest few entries, with a link to all of them. An empty ledger renders no preview.
import { Link } from '@tanstack/react-router'
import { ledgerTexts } from '#words/en/ledger/ledger.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useLiveList } from '../../net/use-live-list.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { List } from '../../ui/list-row.tsx'
import { Section } from '../../ui/section.tsx'
import { LedgerRow } from './ledger-row.tsx'

const shown = 3

export function LedgerPreview() {
  const t = useTexts(ledgerTexts)
  const { live } = useLiveList('ledger-list', { unit: 'token', after: null })
  const entries = live.data?.entries ?? []
  if (entries.length === 0) return null
  return (
    <Section
      title={t.title}
      action={
        <Link to="/translog" className={buttonClasses({ variant: 'soft', size: 'sm' })}>
          {t.all}
        </Link>
      }
    >
      <List label={t.title}>
        {entries.slice(0, shown).map((entry) => (
          <LedgerRow key={entry.entryNo} entry={entry} />
        ))}
      </List>
    </Section>
  )
}
