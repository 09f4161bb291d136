import { clsx } from 'clsx'
import { updateTexts } from '#words/en/operator/numbers.ts'
import { useTexts } from '../../i18n/texts.ts'
import { buttonClasses, cardClasses } from '../../ui/button-classes.ts'
import { ConsoleFrame } from './console-frame.tsx'
import { usePage, type Shows } from './use-page.ts'

export const UpdatesPage = () => (
  <ConsoleFrame read={usePage('updates', { page: 'updates' })}>
    {(updates) => <Updates updates={updates} />}
  </ConsoleFrame>
)

function Updates({
  updates: { version, changes, isAsked, release },
}: {
  updates: Shows<'updates'>
}) {
  const t = useTexts(updateTexts)
  return (
    <>
      <section className={cardClasses()}>
        <h2>{release === null ? t.own({ version }) : t.newer({ version: release.version })}</h2>
        {release === null ? (
          <p className="mt-2 text-muted">{isAsked ? t.newest : t.notAsked}</p>
        ) : (
          <>
            <p className="mt-2 text-muted">{t.now({ version })}</p>
            <Notes text={release.notes} />
            <p className="mt-2">{t.how}</p>
            <code lang="en" className="block break-all">
              {t.command({ version: release.version })}
            </code>
            {release.url !== null && (
              <a
                href={release.url}
                target="_blank"
                rel="noreferrer"
                className={clsx(buttonClasses({ variant: 'plain' }), 'mt-3 self-start')}
              >
                {t.page}
              </a>
            )}
          </>
        )}
      </section>
      {changes !== '' && (
        <section className={cardClasses()}>
          <h2>{t.changes}</h2>
          <Notes text={changes} />
        </section>
      )}
    </>
  )
}

const Notes = ({ text }: { text: string }) => (
  <p lang="en" className="mt-2 break-words whitespace-pre-wrap">
    {text.replaceAll('**', '').replaceAll('`', '')}
  </p>
)
