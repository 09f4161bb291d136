// Deletes my account: shows what happens to what I run, asks for my name typed out, and for the
// password unless the sign-in is recent.
import { useState } from 'react'
import { TriangleAlert } from 'lucide-react'
import type { CallOutput } from '#contract/contract.ts'
import { holdsName } from '#domain/account/own-name.ts'
import { eventTitleMax } from '#domain/event/event.ts'
import { leagueNameMax } from '#domain/league/league.ts'
import { nameRestDays } from '#domain/player/name.ts'
import { toSlug } from '#domain/player/slug.ts'
import { accountTexts } from '#words/en/account/account.ts'
import { useTexts } from '../../i18n/texts.ts'
import { call } from '../../net/call.ts'
import { useRead } from '../../net/use-read.ts'
import { signOut } from '../../session/sign-out.ts'
import { usePlayer } from '../../session/use-me.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/field/password-field.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SheetForm } from '../../ui/overlay/sheet-form.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { AccountPart } from './account-part.tsx'
import { problemText, type MethodsProps, type SignInMethods } from './account.ts'

export function DeleteSetting({ methods }: MethodsProps) {
  const t = useTexts(accountTexts)
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<Chosen>({})
  return (
    <>
      <p className="text-sm text-pretty text-muted">{t.deleteLead}</p>
      <Button variant="danger" className="self-start" onPress={() => setOpen(true)}>
        {t.deleteOpen}
      </Button>
      <Sheet title={t.deleteTitle} isOpen={isOpen} onClose={() => setOpen(false)}>
        <Preview
          chosen={chosen}
          onChoose={(id, title) => setChosen((before) => ({ ...before, [id]: title }))}
        />
        <AccountPart read={methods}>
          {(mine) => <DeleteForm mine={mine} chosen={chosen} onKeep={() => setOpen(false)} />}
        </AccountPart>
      </Sheet>
    </>
  )
}

type Chosen = Readonly<Record<string, string>>
type DeletionPreview = CallOutput<'account-deletionPreview'>
type TitlesProps = { chosen: Chosen; onChoose: (id: string, title: string) => void }
type Counted = Exclude<
  keyof CallOutput<'account-deletionPreview'>,
  'lastAdminOf' | 'matches' | 'titles'
>
const counted: readonly Counted[] = [
  'handedOver',
  'cancelled',
  'leaving',
  'clubsHandedOver',
  'clubsDeleted',
]

function Preview(props: TitlesProps) {
  const t = useTexts(accountTexts)
  const read = useRead('account-deletionPreview', {})
  return (
    <AccountPart read={read}>
      {(will) => (
        <>
          <ul className="flex list-disc flex-col gap-2 pl-4">
            <li>{t.deleteLead}</li>
            {counted
              .filter((what) => will[what] > 0)
              .map((what) => (
                <li key={what}>{t[what]({ n: will[what] })}</li>
              ))}
            {will.matches > 0 && <li>{t.stays({ n: will.matches })}</li>}
            <li>{t.nameRests({ days: nameRestDays })}</li>
          </ul>
          {will.titles.length > 0 && <Titles titles={will.titles} {...props} />}
          {will.lastAdminOf.length > 0 && (
            <Notice tone="bad">{t.lastAdmin({ venues: will.lastAdminOf.join(', ') })}</Notice>
          )}
        </>
      )}
    </AccountPart>
  )
}

function Titles({ titles, chosen, onChoose }: TitlesProps & Pick<DeletionPreview, 'titles'>) {
  const t = useTexts(accountTexts)
  const { playerName } = usePlayer().player
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-3">{t.titlesLead}</legend>
      {titles.map(({ id, kind, title, neutral }) => {
        const value = chosen[id] ?? neutral
        return (
          <TextField
            key={id}
            label={t.newTitle({ title })}
            autoComplete="off"
            maxLength={kind === 'league' ? leagueNameMax : eventTitleMax}
            value={value}
            onChange={(text) => onChoose(id, text)}
            {...(holdsName(value, playerName)
              ? { error: t.titleNamed }
              : value.trim() === ''
                ? { description: t.titleEmpty({ neutral }) }
                : {})}
          />
        )
      })}
    </fieldset>
  )
}

function DeleteForm({
  mine,
  chosen,
  onKeep,
}: {
  mine: SignInMethods
  chosen: Chosen
  onKeep: () => void
}) {
  const t = useTexts(accountTexts)
  const { playerName, playerId } = usePlayer().player
  const [typed, setTyped] = useState('')
  const [password, setPassword] = useState('')
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const asksPassword = !mine.isRecent && mine.hasPassword

  async function remove() {
    setError(null)
    setPending(true)
    const answer = await signOut(async () => {
      const titles = Object.entries(chosen).map(([id, title]) => ({ id, title }))
      const deleted = await call('account-delete', {
        playerName: typed,
        password: asksPassword ? password : null,
        titles,
      })
      return deleted.ok ? { ok: true, value: null } : { ok: false, problem: deleted.refusal }
    })
    if (answer.ok) return
    setPending(false)
    setError(problemText(answer.problem))
  }

  return (
    <SheetForm onSubmit={() => void remove()}>
      <TextField
        label={t.typeName({ name: playerName })}
        autoComplete="off"
        value={typed}
        onChange={setTyped}
      />
      {asksPassword && (
        <PasswordField
          label={t.currentPassword}
          autoComplete="current-password"
          showLabel={t.showPassword}
          value={password}
          onChange={setPassword}
        />
      )}
      {error !== null && <Notice tone="bad">{error}</Notice>}
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <Button variant="plain" onPress={onKeep}>
          {t.keep}
        </Button>
        <Button
          type="submit"
          variant="solidDanger"
          isDisabled={toSlug(typed) !== playerId}
          isPending={isPending}
        >
          <TriangleAlert aria-hidden size={20} />
          {t.deleteForGood}
        </Button>
      </div>
    </SheetForm>
  )
}
