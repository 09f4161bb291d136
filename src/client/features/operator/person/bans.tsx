import { useState } from 'react'
import { banPatternMax, banReasonMax } from '#domain/ban/ban.ts'
import { consoleTexts } from '#words/en/operator/console.ts'
import { banTexts } from '#words/en/operator/person.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { List, ListRow } from '../../../ui/list-row.tsx'
import { confirmUser } from '../../../ui/overlay/dialogs.ts'
import { SheetForm } from '../../../ui/overlay/sheet-form.tsx'
import { Section } from '../../../ui/section.tsx'
import { useBusy } from '../../../ui/use-busy.ts'
import { labels } from '../../../ui/words/labels.ts'
import { ActSheet } from '../act-sheet.tsx'
import { ConsoleFrame } from '../console-frame.tsx'
import { doAct, usePage } from '../use-page.ts'

export function Bans() {
  const t = useTexts(banTexts)
  const frame = useTexts(consoleTexts)
  const read = usePage('bans', { page: 'bans' })
  const { busy, run } = useBusy()
  const lift = (pattern: string) =>
    run(pattern, async () => {
      const text = t.liftText({ pattern })
      const isMeant = await confirmUser({
        title: t.lift,
        text,
        confirm: t.lift,
        cancel: labels.cancel,
      })
      if (isMeant && (await doAct({ act: 'unban', pattern }, frame.done))) read.again()
    })
  return (
    <Section
      title={t.title}
      action={
        <ActSheet
          label={t.add}
          variant="plain"
          title={t.add}
          onDone={read.again}
          renderForm={(done) => <BanForm onDone={done} />}
        />
      }
    >
      <ConsoleFrame read={read}>
        {({ bans, more }) => (
          <>
            <p className="text-muted">{bans.length === 0 ? t.none : t.text}</p>
            {bans.length > 0 && (
              <List label={t.title}>
                {bans.map(({ pattern, reason }) => (
                  <ListRow
                    key={pattern}
                    title={pattern}
                    {...(reason !== '' && { detail: reason })}
                    trailing={
                      <Button
                        variant="plain"
                        size="sm"
                        isPending={busy === pattern}
                        onPress={() => void lift(pattern)}
                      >
                        {t.lift}
                      </Button>
                    }
                  />
                ))}
              </List>
            )}
            {more && <p className="text-muted">{t.more}</p>}
          </>
        )}
      </ConsoleFrame>
    </Section>
  )
}

function BanForm({ onDone }: { onDone: () => void }) {
  const t = useTexts(banTexts)
  const frame = useTexts(consoleTexts)
  const [pattern, setPattern] = useState('')
  const [reason, setReason] = useState('')
  const { busy, run } = useBusy<'ban'>()
  const ban = () =>
    run('ban', async () => {
      if (await doAct({ act: 'ban', pattern, reason }, frame.done)) onDone()
    })
  return (
    <SheetForm onSubmit={() => void ban()}>
      <p className="text-muted">{t.text}</p>
      <TextField
        label={t.pattern}
        description={t.patternText}
        autoComplete="off"
        maxLength={banPatternMax}
        value={pattern}
        onChange={setPattern}
      />
      <TextField
        label={t.reason}
        description={t.reasonText}
        maxLength={banReasonMax}
        value={reason}
        onChange={setReason}
      />
      <Button type="submit" isDisabled={pattern.trim() === ''} isPending={busy !== null}>
        {t.add}
      </Button>
    </SheetForm>
  )
}
