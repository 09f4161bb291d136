import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { addressMax } from '#domain/mail/address.ts'
import { consoleTexts } from '#words/en/operator/console.ts'
import { operatorVenueTexts } from '#words/en/operator/venues.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { buttonClasses } from '../../../ui/button-classes.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/field/select.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { List, ListRow } from '../../../ui/list-row.tsx'
import { confirmUser } from '../../../ui/overlay/dialogs.ts'
import { SheetForm } from '../../../ui/overlay/sheet-form.tsx'
import { useBusy } from '../../../ui/use-busy.ts'
import { labels } from '../../../ui/words/labels.ts'
import { doAct, type Shows } from '../use-page.ts'
import { MergeForm } from './merge-form.tsx'

export type ManagedVenue = Shows<'venues'>['venues'][number]
type VenueProps = { venue: ManagedVenue; onDone: () => void }

export function VenueView({ venue, onDone }: VenueProps) {
  const t = useTexts(operatorVenueTexts)
  const [isMerging, setMerging] = useState(false)
  if (isMerging) return <MergeForm venue={venue} onDone={onDone} onBack={() => setMerging(false)} />
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Link
          to="/venuedetail/$locationId"
          params={{ locationId: venue.locationId }}
          className={buttonClasses({ variant: 'plain', size: 'sm' })}
        >
          {t.page}
        </Link>
        <HideButton venue={venue} onDone={onDone} />
        <Button variant="danger" size="sm" onPress={() => setMerging(true)}>
          {t.merge}
        </Button>
      </div>
      <Admins venue={venue} onDone={onDone} />
      <Zone venue={venue} onDone={onDone} />
    </>
  )
}

function HideButton({ venue: { locationId, name, hidden }, onDone }: VenueProps) {
  const t = useTexts(operatorVenueTexts)
  const frame = useTexts(consoleTexts)
  const { busy, run } = useBusy<'hide'>()
  const change = () =>
    run('hide', async () => {
      const question = { title: t.hide, text: t.hideText({ name }), confirm: t.hide }
      if (!hidden && !(await confirmUser({ ...question, cancel: labels.cancel }))) return
      const act = hidden ? 'restoreVenue' : 'hideVenue'
      if (await doAct({ act, locationId }, frame.done)) onDone()
    })
  return (
    <Button variant="plain" size="sm" isPending={busy !== null} onPress={() => void change()}>
      {hidden ? t.restore : t.hide}
    </Button>
  )
}

function Admins({ venue: { locationId, name, admins }, onDone }: VenueProps) {
  const t = useTexts(operatorVenueTexts)
  const frame = useTexts(consoleTexts)
  const [who, setWho] = useState('')
  const { busy, run } = useBusy()
  const appoint = () =>
    run('appoint', async () => {
      if (await doAct({ act: 'appointAdmin', locationId, who }, frame.done)) onDone()
    })
  const remove = (playerId: string, player: string) =>
    run(playerId, async () => {
      const question = { title: t.remove, text: t.removeText({ player, name }), confirm: t.remove }
      if (!(await confirmUser({ ...question, cancel: labels.cancel }))) return
      if (await doAct({ act: 'removeAdmin', locationId, playerId }, frame.done)) onDone()
    })
  return (
    <section className="flex flex-col gap-3">
      <h3>{t.admins}</h3>
      {admins.length === 0 && <p className="text-muted">{t.noAdmin}</p>}
      {admins.length > 0 && (
        <List label={t.admins}>
          {admins.map(({ playerId, playerName }) => (
            <ListRow
              key={playerId}
              title={playerName}
              trailing={
                <Button
                  variant="plain"
                  size="sm"
                  isPending={busy === playerId}
                  onPress={() => void remove(playerId, playerName)}
                >
                  {t.remove}
                </Button>
              }
            />
          ))}
        </List>
      )}
      <SheetForm onSubmit={() => void appoint()}>
        <TextField
          label={t.who}
          autoComplete="off"
          maxLength={addressMax}
          value={who}
          onChange={setWho}
        />
        <Button
          type="submit"
          variant="soft"
          isDisabled={who.trim() === ''}
          isPending={busy === 'appoint'}
        >
          {t.appoint}
        </Button>
      </SheetForm>
    </section>
  )
}

function Zone({ venue: { locationId, timezone }, onDone }: VenueProps) {
  const t = useTexts(operatorVenueTexts)
  const frame = useTexts(consoleTexts)
  const [zone, setZone] = useState(timezone)
  const [zones] = useState(() =>
    [...new Set([timezone, ...Intl.supportedValuesOf('timeZone')])].map((id) => ({
      id,
      label: id.replaceAll('_', ' '),
    })),
  )
  const { busy, run } = useBusy<'zone'>()
  const save = () =>
    run('zone', async () => {
      if (await doAct({ act: 'setZone', locationId, timezone: zone }, frame.done)) onDone()
    })
  return (
    <SheetForm onSubmit={() => void save()}>
      <Select
        label={t.zone}
        description={t.zoneText}
        options={zones}
        value={zone}
        onChange={setZone}
      />
      <Button
        type="submit"
        variant="plain"
        isDisabled={zone === timezone}
        isPending={busy !== null}
      >
        {t.setZone}
      </Button>
    </SheetForm>
  )
}
