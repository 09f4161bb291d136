// The facts of a venue: known ones in a grid, unknown ones listed in one line.
import type { ReactNode } from 'react'
import { CircleCheck, CircleHelp, CircleX } from 'lucide-react'
import type { LocationFields } from '#domain/location/location.ts'
import { locationDetailTexts } from '#words/en/location/location-detail.ts'
import {
  accessTexts,
  answerTexts,
  fieldTexts,
  netTexts,
  surfaceTexts,
} from '#words/en/location/location-field.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { cardClasses } from '../../../ui/button-classes.ts'
import { sortFacts, type Fact } from '../location-facts.ts'

export function LocationFactList({
  fields,
  action,
}: {
  fields: LocationFields
  action?: ReactNode
}) {
  const t = useTexts(locationDetailTexts)
  const names = useTexts(fieldTexts)
  const { known, unknown } = sortFacts(fields)
  return (
    <>
      {known.length > 0 && (
        <dl className={`${cardClasses()} grid grid-cols-2 gap-x-4 gap-y-4 sm:grid-cols-3`}>
          {known.map((fact) => (
            <div key={fact.field} className="flex min-w-0 flex-col">
              <dt className="text-sm text-muted">{names[fact.field]}</dt>
              <dd className="flex items-center gap-2 font-semibold">
                <FactValue fact={fact} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {unknown.length > 0 && (
        <div className="flex items-start gap-2 text-sm text-muted">
          <CircleHelp aria-hidden size={16} className="mt-0.5 shrink-0" />
          <p className="min-w-0 [overflow-wrap:anywhere]">
            <span className="mr-2">
              {t.unknown({
                facts: unknown.map((field) => names[field].toLocaleLowerCase()).join(', '),
              })}
            </span>
            {action}
          </p>
        </div>
      )}
    </>
  )
}

function FactValue({ fact }: { fact: Fact }) {
  const words = {
    access: useTexts(accessTexts),
    surface: useTexts(surfaceTexts),
    nets: useTexts(netTexts),
  }
  const t = useTexts(locationDetailTexts)
  if ('answer' in fact) return <Answer isYes={fact.answer} />
  switch (fact.field) {
    case 'courts':
      return fact.dedicated > 0 && fact.dedicated < fact.courts
        ? t.courtsOf({ all: fact.courts, dedicated: fact.dedicated })
        : fact.courts
    case 'access':
      return words.access[fact.choice]
    case 'surface':
      return words.surface[fact.choice]
    case 'nets':
      return words.nets[fact.choice]
  }
}

function Answer({ isYes }: { isYes: boolean }) {
  const t = useTexts(answerTexts)
  return isYes ? (
    <>
      <CircleCheck aria-hidden size={20} className="shrink-0 text-brand" />
      {t.yes}
    </>
  ) : (
    <>
      <CircleX aria-hidden size={20} className="shrink-0 text-muted" />
      {t.no}
    </>
  )
}
