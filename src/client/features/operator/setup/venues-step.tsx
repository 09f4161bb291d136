import { useState } from 'react'
import { consoleTexts } from '#words/en/operator/console.ts'
import { setupStepTexts } from '#words/en/operator/setup.ts'
import { formatNumber } from '../../../i18n/formats.ts'
import { currentLocale } from '../../../i18n/language.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { cardClasses } from '../../../ui/button-classes.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/field/checkbox.tsx'
import { SheetForm } from '../../../ui/overlay/sheet-form.tsx'
import { useBusy } from '../../../ui/use-busy.ts'
import { ConsoleFrame } from '../console-frame.tsx'
import { doAct, usePage, type Shows } from '../use-page.ts'

type Regions = Shows<'regions'>['regions']

export function VenuesStep({ onDone }: { onDone: () => void }) {
  const read = usePage('regions', { page: 'regions' })
  const done = () => {
    read.again()
    onDone()
  }
  return (
    <ConsoleFrame read={read}>
      {({ regions }) => <RegionForm regions={regions} onDone={done} />}
    </ConsoleFrame>
  )
}

function RegionForm({ regions, onDone }: { regions: Regions; onDone: () => void }) {
  const t = useTexts(setupStepTexts)
  const frame = useTexts(consoleTexts)
  const ids = regions.map(({ id }) => id)
  const [chosen, setChosen] = useState(
    () => new Set(regions.filter(({ shown }) => shown > 0).map(({ id }) => id)),
  )
  const { busy, run } = useBusy<'take'>()
  const n = regions.filter(({ id }) => chosen.has(id)).reduce((sum, { venues }) => sum + venues, 0)
  const take = () =>
    run('take', async () => {
      if (await doAct({ act: 'takeVenues', regions: [...chosen] }, frame.done)) onDone()
    })
  const set = (id: string, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(id)
    else next.delete(id)
    setChosen(next)
  }
  return (
    <section className={cardClasses()}>
      <SheetForm onSubmit={() => void take()}>
        <div className="flex flex-wrap gap-3">
          <Button variant="plain" size="sm" onPress={() => setChosen(new Set(ids))}>
            {t.venuesAll}
          </Button>
          <Button variant="plain" size="sm" onPress={() => setChosen(new Set())}>
            {t.venuesNone}
          </Button>
        </div>
        {listCountries(regions).map(([country, own]) => (
          <fieldset key={country}>
            <legend className="font-bold">{formatCountry(country)}</legend>
            <ul className="grid grid-cols-2 gap-x-4 sm:grid-cols-3 lg:grid-cols-4">
              {own.map(({ id, region, venues }) => (
                <li key={id}>
                  <Checkbox isSelected={chosen.has(id)} onChange={(isOn) => set(id, isOn)}>
                    {region === '' ? formatCountry(country) : region}{' '}
                    <span className="text-muted">{formatNumber(venues)}</span>
                  </Checkbox>
                </li>
              ))}
            </ul>
          </fieldset>
        ))}
        <Button type="submit" isPending={busy !== null}>
          {t.venuesTake({ n })}
        </Button>
      </SheetForm>
    </section>
  )
}

const listCountries = (regions: Regions) => [
  ...Map.groupBy(regions, ({ country }) => country).entries(),
]

const formatCountry = (country: string): string => {
  if (!/^[A-Z]{2}$/.test(country)) return country
  return new Intl.DisplayNames(currentLocale(), { type: 'region' }).of(country) ?? country
}
