import { notificationGroupTexts } from '#words/en/notification/notification-group.ts'
import { operatorMailTexts } from '#words/en/operator/mail.ts'
import { formatInstant } from '../../../i18n/formats.ts'
import { inSentence } from '../../../i18n/in-sentence.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { cardClasses } from '../../../ui/button-classes.ts'
import { Button } from '../../../ui/button.tsx'
import { confirmUser } from '../../../ui/overlay/dialogs.ts'
import { useBusy } from '../../../ui/use-busy.ts'
import { ConsoleFrame } from '../console-frame.tsx'
import { MailStep } from '../mail-step.tsx'
import { doAct, usePage, useRenewed, type Shows } from '../use-page.ts'
import { MailLooks } from './mail-looks.tsx'

type Shown = Shows<'mail'>
type Done = { onDone: () => void }

export function MailPage() {
  const t = useTexts(operatorMailTexts)
  const read = useRenewed(usePage('mail', { page: 'mail' }))
  return (
    <ConsoleFrame read={read}>
      {(mail) => (
        <>
          <div className="grid gap-4 lg:grid-cols-2 lg:items-start">
            <Waiting waiting={mail.waiting} onDone={read.again} />
            <MailStep start={mail} title={t.test} onDone={read.again} />
          </div>
          <Failed failed={mail.failed} />
          <Blocked mail={mail} onDone={read.again} />
          <MailLooks />
        </>
      )}
    </ConsoleFrame>
  )
}

function Waiting({ waiting, onDone }: Pick<Shown, 'waiting'> & Done) {
  const t = useTexts(operatorMailTexts)
  const groups = useTexts(notificationGroupTexts)
  const { busy, run } = useBusy<'again'>()
  const hurry = () =>
    run('again', async () => {
      if (await doAct({ act: 'hurryMail' }, t.hurried)) onDone()
    })
  return (
    <section className={cardClasses()}>
      <h2>{t.waiting}</h2>
      {waiting.length === 0 && <p className="mt-2 text-muted">{t.noneWaiting}</p>}
      <ul className="mt-2 divide-y divide-line">
        {waiting.map(({ group, waiting: n, retrying, next }) => (
          <li key={group} className="py-2">
            <b className="block">{groups[group]}</b>
            <span className="text-sm text-muted">
              {[
                t.waits({ n }),
                ...(retrying > 0 ? [t.retrying({ n: retrying })] : []),
                t.next({ when: inSentence(formatInstant(next)) }),
              ].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      {waiting.some(({ retrying }) => retrying > 0) && (
        <Button
          className="mt-3"
          variant="soft"
          isPending={busy !== null}
          onPress={() => void hurry()}
        >
          {t.again}
        </Button>
      )}
    </section>
  )
}

function Failed({ failed }: Pick<Shown, 'failed'>) {
  const t = useTexts(operatorMailTexts)
  const groups = useTexts(notificationGroupTexts)
  return (
    <section className={cardClasses()}>
      <h2>{t.failed}</h2>
      {failed.length === 0 && <p className="mt-2 text-muted">{t.noneFailed}</p>}
      <ul className="mt-2 divide-y divide-line">
        {failed.map(({ id, group, playerName, email, isRefused, attempts, ended }) => (
          <li key={id} className="py-2">
            <b className="block break-words">{email ?? playerName}</b>
            <span className="block">{isRefused ? t.refused : t.unreached({ n: attempts })}</span>
            <span className="text-sm text-muted">
              {[groups[group], formatInstant(ended)].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Blocked({ mail: { addresses, blocked }, onDone }: { mail: Shown } & Done) {
  const t = useTexts(operatorMailTexts)
  return (
    <section className={cardClasses()}>
      <h2>{t.blocked}</h2>
      {addresses.length === 0 && <p className="mt-2 text-muted">{t.noneBlocked}</p>}
      {blocked > addresses.length && (
        <p className="mt-2 text-muted">{t.newest({ shown: addresses.length, n: blocked })}</p>
      )}
      <ul className="mt-2 divide-y divide-line">
        {addresses.map((address) => (
          <BlockedRow key={address.userId} {...address} onDone={onDone} />
        ))}
      </ul>
    </section>
  )
}

function BlockedRow({
  userId,
  address,
  reason,
  why,
  since,
  onDone,
}: Shown['addresses'][number] & Done) {
  const t = useTexts(operatorMailTexts)
  const { busy, run } = useBusy<'clear'>()
  const isSpam = reason === 'complained'
  const clear = () =>
    run('clear', async () => {
      const isSure = await confirmUser({
        title: t.clearTitle({ address }),
        text: isSpam ? t.complainedText : t.clearText,
        confirm: t.clear,
      })
      if (isSure && (await doAct({ act: 'clearAddress', account: userId }, t.cleared))) onDone()
    })
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <span className="min-w-0 flex-1 basis-60">
        <b className="block break-words">{address}</b>
        <span className="text-sm text-muted">
          {[isSpam ? t.complained : t[why], formatInstant(since)].join(' · ')}
        </span>
      </span>
      <Button
        size="sm"
        variant="soft"
        isPending={busy !== null}
        aria-label={`${t.clear}: ${address}`}
        onPress={() => void clear()}
      >
        {t.clear}
      </Button>
    </li>
  )
}
