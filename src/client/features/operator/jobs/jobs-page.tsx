import { clsx } from 'clsx'
import { Timer } from 'lucide-react'
import { jobStandings, readRhythm, type JobStanding } from '#domain/operator/jobs.ts'
import { jobNameTexts, operatorJobsTexts } from '#words/en/operator/jobs.ts'
import { formatInstant, formatTime } from '../../../i18n/formats.ts'
import { inSentence } from '../../../i18n/in-sentence.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { List } from '../../../ui/list-row.tsx'
import { useBusy } from '../../../ui/use-busy.ts'
import { ConsoleFrame } from '../console-frame.tsx'
import { doAct, usePage, useRenewed, type Shows } from '../use-page.ts'

type Job = Shows<'jobs'>['jobs'][number]

const renewMs = 3_000
const dots: Readonly<Record<JobStanding, string>> = {
  failed: 'bg-bad',
  late: 'bg-warm',
  asked: 'bg-cool',
  running: 'bg-cool',
  fine: 'bg-brand',
}

export function JobsPage() {
  const t = useTexts(operatorJobsTexts)
  const read = useRenewed(usePage('jobs', { page: 'jobs' }), renewMs)
  return (
    <ConsoleFrame read={read}>
      {({ jobs }) =>
        jobs.length === 0 ? (
          <EmptyState icon={Timer} title={t.noQueue} text={t.noQueueText} />
        ) : (
          <>
            <p className="text-muted">{t.lead}</p>
            <List label={t.list}>
              {inOrder(jobs).map((job) => (
                <JobRow key={job.name} job={job} onDone={read.again} />
              ))}
            </List>
          </>
        )
      }
    </ConsoleFrame>
  )
}

const inOrder = (jobs: readonly Job[]): Job[] => {
  const rank = ({ standing, failed }: Job) =>
    failed > 0 ? 0 : jobStandings.indexOf(standing === 'running' ? 'fine' : standing)
  return jobs.toSorted((one, other) => rank(one) - rank(other))
}

const toWhen = (instant: string): string => inSentence(formatInstant(instant))

function describe(job: Job, t: ReturnType<typeof useTexts<typeof operatorJobsTexts>>): string {
  const rhythm = readRhythm(job.cron)
  const often =
    rhythm === null
      ? job.cron
      : 'everyMinutes' in rhythm
        ? t.everyMinute({ n: rhythm.everyMinutes })
        : t.daily({ time: `${formatTime(rhythm.at)} UTC` })
  return [
    often,
    ...(job.standing === 'late' && job.dueSeconds !== null
      ? [t.lateBy({ n: Math.round(job.dueSeconds / 60) })]
      : []),
    ...(job.done === null ? [] : [t.done({ when: toWhen(job.done) })]),
  ].join(' · ')
}

function JobRow({ job, onDone }: { job: Job; onDone: () => void }) {
  const t = useTexts(operatorJobsTexts)
  const names = useTexts(jobNameTexts)
  const { busy, run } = useBusy<'again'>()
  const { name, standing, failed, failedAt, error } = job
  const shown = name in names ? names[name as keyof typeof names] : name
  const again = () =>
    run('again', async () => {
      if (await doAct({ act: 'runJob', name }, t.askedNow)) onDone()
    })
  return (
    <li className="flex flex-wrap items-center gap-3 px-4 py-3">
      <span aria-hidden className={clsx('size-2.5 shrink-0 rounded-full', dots[standing])} />
      <span className="min-w-0 flex-1 basis-48">
        <b className="block break-words">{shown}</b>
        <span className="block text-sm text-muted">
          {[...(standing === 'fine' ? [] : [t[standing]]), describe(job, t)].join(' · ')}
        </span>
        {failed > 0 && failedAt !== null && (
          <span className="block text-sm">{t.times({ n: failed, when: toWhen(failedAt) })}</span>
        )}
        {error !== null && (
          <code lang="en" className="block text-sm break-words text-muted">
            {error}
          </code>
        )}
      </span>
      <Button
        size="sm"
        variant={failed > 0 || standing === 'late' ? 'soft' : 'plain'}
        isDisabled={standing === 'asked'}
        isPending={busy !== null}
        aria-label={`${t.again}: ${shown}`}
        onPress={() => void again()}
      >
        {t.again}
      </Button>
    </li>
  )
}
