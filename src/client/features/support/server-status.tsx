// The public server status: health, version and licenses.
import type { ReactNode } from 'react'
import { toLegalPage } from '#domain/onboarding/public-paths.ts'
import { clientVersion } from '#domain/version/version.ts'
import { statusTexts } from '#words/en/support/support.ts'
import { useBrand } from '../../brand.ts'
import { formatInstant } from '../../i18n/formats.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useRead } from '../../net/use-read.ts'
import { buttonClasses, cardClasses } from '../../ui/button-classes.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'

export function ServerStatus() {
  const t = useTexts(statusTexts)
  const { data, refusal, again } = useRead('support-status', {})
  if (refusal !== null)
    return <ErrorState title={t.failed} text={refusalText(refusal)} onRetry={again} />
  if (data === undefined) return <SkeletonList label={t.loading} rows={3} />
  const facts = [
    [t.server, t.works],
    [t.mail, data.mail === 'server' ? t.mailServer : t.mailFiles],
    [t.push, data.push ? t.on : t.off],
    [t.notifications, data.late === 0 ? t.inTime : t.late({ n: data.late })],
    [t.operator, data.operator ? t.mailed : t.kept],
    [t.version, data.version],
    [t.here, clientVersion],
    [t.time, formatInstant(data.now)],
  ] as const
  return (
    <dl className={`${cardClasses()} grid! grid-cols-2 gap-x-4 gap-y-2`}>
      {facts.map(([name, value]) => (
        <Fact key={name} name={name} value={value} />
      ))}
    </dl>
  )
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <>
    <dt className="text-muted">{name}</dt>
    <dd className="min-w-0 font-semibold break-words">{value}</dd>
  </>
)

export function Licences({ credit }: { credit: ReactNode }) {
  const t = useTexts(statusTexts)
  const { source, isNamed } = useBrand()
  const licence = isNamed ? t.poweredBy : t.licence
  return (
    <div className="flex flex-col gap-2">
      <p>{source === '' ? `${licence} ${t.sourceAsk}` : licence}</p>
      <p className="flex flex-wrap gap-2">
        {source !== '' && (
          <a
            href={source}
            target="_blank"
            rel="noreferrer"
            className={buttonClasses({ variant: 'plain', size: 'sm' })}
          >
            {t.source}
          </a>
        )}
        <a href="/licences.txt" className={buttonClasses({ variant: 'plain', size: 'sm' })}>
          {t.licences}
        </a>
        <a href="/docs" className={buttonClasses({ variant: 'plain', size: 'sm' })}>
          {t.api}
        </a>
        <a href={toLegalPage('terms')} className={buttonClasses({ variant: 'plain', size: 'sm' })}>
          {t.docs}
        </a>
        <a
          href={toLegalPage('privacy')}
          className={buttonClasses({ variant: 'plain', size: 'sm' })}
        >
          {t.privacy}
        </a>
      </p>
      <h3 className="pt-2 text-base">{t.credits}</h3>
      {credit}
    </div>
  )
}
