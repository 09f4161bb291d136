import { useState } from 'react'
import { consoleTextMax } from '#domain/operator/console.ts'
import { consoleTexts } from '#words/en/operator/console.ts'
import { operatorVenueTexts } from '#words/en/operator/venues.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { SearchField } from '../../../ui/field/search-field.tsx'
import { List, RowContent, rowClasses } from '../../../ui/list-row.tsx'
import { SheetForm } from '../../../ui/overlay/sheet-form.tsx'
import { useBusy } from '../../../ui/use-busy.ts'
import { useSettled } from '../../../ui/use-settled.ts'
import { ConsoleFrame } from '../console-frame.tsx'
import { Proof, useProof } from '../proof.tsx'
import { doAct, usePage, type Shows } from '../use-page.ts'

type Venue = Pick<Shows<'venues'>['venues'][number], 'locationId' | 'name'>
type MergeProps = { venue: Venue; onDone: () => void; onBack: () => void }

export function MergeForm({ venue, onDone, onBack }: MergeProps) {
  const t = useTexts(operatorVenueTexts)
  const [target, setTarget] = useState<Venue | null>(null)
  return (
    <>
      <p>{t.mergeText({ name: venue.name })}</p>
      {target === null ? (
        <Targets venue={venue} onChoose={setTarget} onBack={onBack} />
      ) : (
        <Preview venue={venue} target={target} onDone={onDone} onBack={() => setTarget(null)} />
      )}
    </>
  )
}

function Targets({
  venue,
  onChoose,
  onBack,
}: {
  venue: Venue
  onChoose: (venue: Venue) => void
  onBack: () => void
}) {
  const t = useTexts(operatorVenueTexts)
  const [text, setText] = useState(venue.name)
  const asked = useSettled(text.trim())
  const read = usePage('venues', { page: 'venues', text: asked, filter: 'all' })
  return (
    <>
      <SearchField label={t.target} value={text} onChange={setText} maxLength={consoleTextMax} />
      <ConsoleFrame read={read}>
        {({ venues }) => {
          const others = venues.filter(({ locationId }) => locationId !== venue.locationId)
          if (others.length === 0) return <p className="text-muted">{t.none}</p>
          return (
            <List label={t.target}>
              {others.map((other) => (
                <li key={other.locationId}>
                  <button type="button" className={rowClasses} onClick={() => onChoose(other)}>
                    <RowContent
                      title={other.name}
                      detail={[other.city, other.region].filter(Boolean).join(', ')}
                    />
                  </button>
                </li>
              ))}
            </List>
          )
        }}
      </ConsoleFrame>
      <Button variant="plain" onPress={onBack}>
        {t.back}
      </Button>
    </>
  )
}

const counted = ['events', 'clubs', 'leagues', 'tournaments', 'players', 'admins'] as const

function Preview({ venue, target, onDone, onBack }: MergeProps & { target: Venue }) {
  const t = useTexts(operatorVenueTexts)
  const frame = useTexts(consoleTexts)
  const [from, into] = [venue.locationId, target.locationId]
  const read = usePage('merge', { page: 'merge', from, into })
  const { busy, run } = useBusy<'merge'>()
  const proof = useProof()
  const merge = () =>
    run('merge', async () => {
      if (await doAct({ act: 'mergeVenues', from, into, ...proof.given }, frame.done)) onDone()
    })
  return (
    <ConsoleFrame read={read}>
      {(counts) => {
        const moved = counted.filter((what) => counts[what] > 0)
        return (
          <SheetForm onSubmit={() => void merge()}>
            <h3>{t.into({ name: venue.name, target: target.name })}</h3>
            {moved.length === 0 && <p>{t.nothing}</p>}
            <ul className="flex list-disc flex-col gap-1 pl-4">
              {moved.map((what) => (
                <li key={what}>
                  {t[what === 'admins' ? 'adminsMove' : what]({ n: counts[what] })}
                </li>
              ))}
            </ul>
            <Proof proof={proof} />
            <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
              <Button variant="plain" onPress={onBack}>
                {t.back}
              </Button>
              <Button type="submit" variant="solidDanger" isPending={busy !== null}>
                {t.mergeNow}
              </Button>
            </div>
          </SheetForm>
        )
      }}
    </ConsoleFrame>
  )
}
