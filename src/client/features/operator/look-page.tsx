import { useRef, useState } from 'react'
import {
  appNameMax,
  logoTextMax,
  senderNameMax,
  shortNameMax,
  sloganMax,
  type Branding,
} from '#domain/branding/branding.ts'
import { findHueFault, shippedHue, type HueFault } from '#domain/branding/palette.ts'
import { logoFaultTexts, lookTexts } from '#words/en/operator/console.ts'
import { useBrand } from '../../brand.ts'
import { formatNumber } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { cardClasses } from '../../ui/button-classes.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/field/checkbox.tsx'
import { NumberField } from '../../ui/field/number-field.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { alertUser, confirmUser } from '../../ui/overlay/dialogs.ts'
import { SheetForm } from '../../ui/overlay/sheet-form.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { labels } from '../../ui/words/labels.ts'
import { ConsoleFrame } from './console-frame.tsx'
import { LookPreview } from './look-preview.tsx'
import { LinkFields } from './setup/link-fields.tsx'
import { doAct, usePage } from './use-page.ts'

export function LookPage({ onSaved }: { onSaved?: () => void }) {
  const read = usePage('look', { page: 'look' })
  const done = () => {
    read.again()
    onSaved?.()
  }
  return (
    <ConsoleFrame read={read}>
      {({ branding, isNamed, hasLogo }) => (
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <LookForm
            key={JSON.stringify(branding)}
            stored={branding}
            isNamed={isNamed}
            onDone={done}
          />
          <LogoCard hasLogo={hasLogo} onDone={done} />
        </div>
      )}
    </ConsoleFrame>
  )
}

function useHueWords(): (fault: HueFault) => string {
  const t = useTexts(lookTexts)
  return ({ kind, theme, pair: [first, second], value, needed }) =>
    t[kind]({
      first,
      second,
      theme: t[theme],
      value: formatNumber(value, 2),
      needed: formatNumber(needed, 2),
    })
}

type LookFormProps = { stored: Branding; isNamed: boolean; onDone: () => void }

function LookForm({ stored, isNamed, onDone }: LookFormProps) {
  const t = useTexts(lookTexts)
  const [draft, setDraft] = useState(stored)
  const change = (fields: Partial<Branding>) => setDraft({ ...draft, ...fields })
  const { busy, run } = useBusy<'save' | 'reset'>()
  const fault = draft.hue === null ? null : findHueFault(draft.hue)
  const save = () => {
    if (fault !== null) return
    void run('save', async () => {
      if (await doAct({ act: 'brand', change: draft }, t.saved)) onDone()
    })
  }
  const reset = () =>
    run('reset', async () => {
      if (!(await confirmUser({ title: t.reset, text: t.resetText, confirm: t.reset }))) return
      if (await doAct({ act: 'resetBrand' }, t.saved)) onDone()
    })
  return (
    <div className={cardClasses()}>
      <SheetForm onSubmit={save}>
        <NameFields draft={draft} change={change} />
        <HueField hue={draft.hue} fault={fault} onChange={(hue) => change({ hue })} />
        <LookPreview hue={fault === null ? draft.hue : null} name={draft.name} />
        <SloganFields draft={draft} change={change} />
        <LinkFields draft={draft} change={change} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isPending={busy === 'save'}>
            {labels.save}
          </Button>
          {isNamed && (
            <Button variant="ghost" isPending={busy === 'reset'} onPress={() => void reset()}>
              {t.reset}
            </Button>
          )}
        </div>
      </SheetForm>
    </div>
  )
}

type FieldsProps = { draft: Branding; change: (fields: Partial<Branding>) => void }

function NameFields({ draft, change }: FieldsProps) {
  const t = useTexts(lookTexts)
  return (
    <>
      <TextField
        label={t.name}
        description={t.nameText({ max: appNameMax })}
        value={draft.name}
        onChange={(name) => change({ name })}
        maxLength={appNameMax}
      />
      <TextField
        label={t.shortName}
        description={t.shortNameText({ max: shortNameMax })}
        value={draft.shortName}
        onChange={(shortName) => change({ shortName })}
        maxLength={shortNameMax}
      />
    </>
  )
}

function SloganFields({ draft, change }: FieldsProps) {
  const t = useTexts(lookTexts)
  const { slogans } = draft
  return (
    <>
      <TextField
        label={t.sloganEn}
        description={t.sloganText}
        value={slogans.en}
        onChange={(en) => change({ slogans: { ...slogans, en } })}
        maxLength={sloganMax}
      />
      <TextField
        label={t.sloganEs}
        value={slogans.es}
        onChange={(es) => change({ slogans: { ...slogans, es } })}
        maxLength={sloganMax}
      />
      <TextField
        label={t.senderName}
        description={t.senderNameText}
        value={draft.senderName}
        onChange={(senderName) => change({ senderName })}
        maxLength={senderNameMax}
      />
    </>
  )
}

function HueField({
  hue,
  fault,
  onChange,
}: {
  hue: number | null
  fault: HueFault | null
  onChange: (hue: number | null) => void
}) {
  const t = useTexts(lookTexts)
  const explain = useHueWords()
  return (
    <>
      <Checkbox
        isSelected={hue === null}
        onChange={(isShipped) => onChange(isShipped ? null : shippedHue)}
      >
        {[t.hue, t.shipped].join(': ')}
      </Checkbox>
      {hue !== null && (
        <NumberField
          label={t.hue}
          description={t.hueText}
          minValue={0}
          maxValue={359}
          value={hue}
          onChange={onChange}
          {...(fault !== null && { error: explain(fault) })}
        />
      )}
    </>
  )
}

const charactersPerByte = 4 / 3

function LogoCard({ hasLogo, onDone }: { hasLogo: boolean; onDone: () => void }) {
  const t = useTexts(lookTexts)
  const faults = useTexts(logoFaultTexts)
  const { logo } = useBrand()
  const input = useRef<HTMLInputElement>(null)
  const { busy, run } = useBusy<'choose' | 'drop'>()
  const send = (name: 'choose' | 'drop', text: string | null) =>
    run(name, async () => {
      if (await doAct({ act: 'logo', logo: text }, t.saved)) onDone()
    })
  const choose = async (file: File | undefined) => {
    if (file === undefined) return
    if (file.size * charactersPerByte > logoTextMax - 4) return alertUser(faults['too-large'])
    await send('choose', new Uint8Array(await file.arrayBuffer()).toBase64())
  }
  return (
    <section className={cardClasses()}>
      <h2>{t.logo}</h2>
      <p className="mt-2 mb-3 text-muted">{t.logoText}</p>
      {hasLogo && <img src={logo} alt="" className="mb-3 h-20 object-contain" />}
      <input
        ref={input}
        type="file"
        accept="image/svg+xml,image/png"
        aria-label={t.chooseLogo}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          void choose(target.files?.[0])
          target.value = ''
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button variant="soft" isPending={busy === 'choose'} onPress={() => input.current?.click()}>
          {t.chooseLogo}
        </Button>
        {hasLogo && (
          <Button
            variant="ghost"
            isPending={busy === 'drop'}
            onPress={() => void send('drop', null)}
          >
            {t.dropLogo}
          </Button>
        )}
      </div>
    </section>
  )
}
