import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { addressMax } from '#domain/mail/address.ts'
import { operatorClubTexts } from '#words/en/operator/clubs.ts'
import { consoleTexts } from '#words/en/operator/console.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { buttonClasses } from '../../../ui/button-classes.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { SheetForm } from '../../../ui/overlay/sheet-form.tsx'
import { useBusy } from '../../../ui/use-busy.ts'
import { ConsoleFrame } from '../console-frame.tsx'
import { Proof, useProof } from '../proof.tsx'
import { doAct, usePage, type Shows } from '../use-page.ts'

export type ManagedClub = Shows<'clubs'>['clubs'][number]
type ClubProps = { club: ManagedClub; onDone: () => void }

export function ManageClub({ club, onDone }: ClubProps) {
  const t = useTexts(operatorClubTexts)
  const [isDeleting, setDeleting] = useState(false)
  if (isDeleting)
    return <DeleteForm club={club} onDone={onDone} onBack={() => setDeleting(false)} />
  const link = buttonClasses({ variant: 'plain', size: 'sm' })
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Link
          to="/venuedetail/$locationId"
          params={{ locationId: club.locationId }}
          className={link}
        >
          {t.venue}
        </Link>
        <Link to="/operate" search={{ page: 'people', text: club.owner }} className={link}>
          {t.person}
        </Link>
        <Button variant="danger" size="sm" onPress={() => setDeleting(true)}>
          {t.delete}
        </Button>
      </div>
      <HandOver club={club} onDone={onDone} />
    </>
  )
}

function HandOver({ club: { locationId, clubId, owner }, onDone }: ClubProps) {
  const t = useTexts(operatorClubTexts)
  const frame = useTexts(consoleTexts)
  const [who, setWho] = useState('')
  const { busy, run } = useBusy<'handOver'>()
  const handOver = () =>
    run('handOver', async () => {
      if (await doAct({ act: 'handOverClub', locationId, clubId, who }, frame.done)) onDone()
    })
  return (
    <section className="flex flex-col gap-3">
      <h3>{t.handOver}</h3>
      <p className="text-muted">{t.handOverText({ owner })}</p>
      <SheetForm onSubmit={() => void handOver()}>
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
          isPending={busy !== null}
        >
          {t.handOverNow}
        </Button>
      </SheetForm>
    </section>
  )
}

function DeleteForm({
  club: { locationId, clubId, name },
  onDone,
  onBack,
}: ClubProps & { onBack: () => void }) {
  const t = useTexts(operatorClubTexts)
  const frame = useTexts(consoleTexts)
  const read = usePage('clubLoss', { page: 'clubLoss', locationId, clubId })
  const { busy, run } = useBusy<'delete'>()
  const proof = useProof()
  const remove = () =>
    run('delete', async () => {
      const act = { act: 'deleteClub', locationId, clubId, ...proof.given } as const
      if (await doAct(act, frame.done)) onDone()
    })
  return (
    <ConsoleFrame read={read}>
      {({ members, contacts, notices, events, owed }) => (
        <SheetForm onSubmit={() => void remove()}>
          <h3>{name}</h3>
          <p>{t.deleteText}</p>
          <ul className="flex list-disc flex-col gap-1 pl-4">
            {members > 0 && <li>{t.memberLoss({ n: members })}</li>}
            {contacts > 0 && <li>{t.contactLoss({ n: contacts })}</li>}
            {notices > 0 && <li>{t.noticeLoss({ n: notices })}</li>}
            {events > 0 && <li>{t.eventLoss({ n: events })}</li>}
            {owed > 0 && <li>{t.owed({ n: owed })}</li>}
          </ul>
          <Proof proof={proof} />
          <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
            <Button variant="plain" onPress={onBack}>
              {t.back}
            </Button>
            <Button type="submit" variant="solidDanger" isPending={busy !== null}>
              {t.deleteNow}
            </Button>
          </div>
        </SheetForm>
      )}
    </ConsoleFrame>
  )
}
