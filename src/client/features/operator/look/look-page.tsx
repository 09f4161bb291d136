import { useRef, useState } from 'react'
import {
  appNameMax,
  logoTextMax,
  senderNameMax,
  shortNameMax,
  sloganMax,
  toContact,
  type Branding,
} from '#domain/branding/branding.ts'
import { findHueFault, shippedHue, type HueFault } from '#domain/branding/palette.ts'
import { logoFaultTexts, lookTexts } from '#words/en/operator/console.ts'
import { ownTextTexts } from '#words/en/operator/texts.ts'
import { useBrand } from '../../../brand.ts'
import { formatNumber } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { cardClasses } from '../../../ui/button-classes.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/field/checkbox.tsx'
import { NumberField } from '../../../ui/field/number-field.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { alertUser, confirmUser } from '../../../ui/overlay/dialogs.ts'
import { SheetForm } from '../../../ui/overlay/sheet-form.tsx'
import { useBusy } from '../../../ui/use-busy.ts'
import { labels } from '../../../ui/words/labels.ts'
import { ConsoleFrame } from '../console-frame.tsx'
import { doAct, usePage } from '../use-page.ts'
import { LinkFields } from './link-fields.tsx'
import { LookPreview } from './look-preview.tsx'
import { useFixed, type Fixed } from './use-fixed.ts'

export function LookPage({ onSaved }: { onSaved?: () => void }) {
  const read = usePage('look', { page: 'look' })
  const done = () => {
    read.again()
    onSaved?.()
  }
  return (
    <ConsoleFrame read={read}>
      {({ branding, isNamed, hasLogo, fixed }) => (
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <LookForm
            key={JSON.stringify(branding)}
            stored={branding}
            isNamed={isNamed}
            fields={fixed}
            onDone={done}
          />
          <LogoCard hasLogo={hasLogo} isFixed={fixed.includes('logo')} onDone={done} />
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

type LookFormProps = {
  stored: Branding
  isNamed: boolean
  fields: readonly string[]
  onDone: () => void
}

function LookForm({ stored, isNamed, fields, onDone }: LookFormProps) {
  const t = useTexts(lookTexts)
  const fixed = useFixed(fields)
  const [draft, setDraft] = useState(stored)
  const change = (fields: Partial<Branding>) => setDraft({ ...draft, ...fields })
  const { busy, run } = useBusy<'save' | 'reset'>()
  const fault = draft.hue === null ? null : findHueFault(draft.hue)
  const save = () => {
    if (fault !== null) return
    void run('save', async () => {
      const change = { ...draft, contact: toContact(draft.contact) }
      if (await doAct({ act: 'brand', change }, t.saved)) onDone()
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
        <NameFields draft={draft} fixed={fixed} change={change} />
        <HueField
          hue={draft.hue}
          fault={fault}
          fixed={fixed('hue')}
          onChange={(hue) => change({ hue })}
        />
        <LookPreview hue={fault === null ? draft.hue : null} name={draft.name} />
        <SloganFields draft={draft} fixed={fixed} change={change} />
        <LinkFields draft={draft} fixed={fixed} change={change} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isPending={busy === 'save'}>
            {labels.save}
          </Button>
          {isNamed && fields.every(isOfPages) && (
            <Button variant="ghost" isPending={busy === 'reset'} onPress={() => void reset()}>
              {t.reset}
            </Button>
          )}
        </div>
      </SheetForm>
    </div>
  )
}

const isOfPages = (field: string): boolean => /^(?:texts\.|registration$)/.test(field)

type FieldsProps = {
  draft: Branding
  fixed: Fixed
  change: (fields: Partial<Branding>) => void
}

function NameFields({ draft, fixed, change }: FieldsProps) {
  const t = useTexts(lookTexts)
  return (
    <>
      <TextField
        label={t.name}
        description={t.nameText({ max: appNameMax })}
        value={draft.name}
        onChange={(name) => change({ name })}
        maxLength={appNameMax}
        {...fixed('name')}
      />
      <TextField
        label={t.shortName}
        description={t.shortNameText({ max: shortNameMax })}
        value={draft.shortName}
        onChange={(shortName) => change({ shortName })}
        maxLength={shortNameMax}
        {...fixed('shortName')}
      />
    </>
  )
}

function SloganFields({ draft, fixed, change }: FieldsProps) {
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
        {...fixed('slogans.en')}
      />
      <TextField
        label={t.sloganEs}
        value={slogans.es}
        onChange={(es) => change({ slogans: { ...slogans, es } })}
        maxLength={sloganMax}
        {...fixed('slogans.es')}
      />
      <TextField
        label={t.senderName}
        description={t.senderNameText}
        value={draft.senderName}
        onChange={(senderName) => change({ senderName })}
        maxLength={senderNameMax}
        {...fixed('senderName')}
      />
    </>
  )
}

function HueField({
  hue,
  fault,
  fixed,
  onChange,
}: {
  hue: number | null
  fault: HueFault | null
  fixed: ReturnType<Fixed>
  onChange: (hue: number | null) => void
}) {
  const t = useTexts(lookTexts)
  const explain = useHueWords()
  return (
    <>
      <Checkbox
        isSelected={hue === null}
        isDisabled={fixed.isReadOnly === true}
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
          {...fixed}
          {...(fault !== null && { error: explain(fault) })}
        />
      )}
    </>
  )
}

const charactersPerByte = 4 / 3

type LogoCardProps = { hasLogo: boolean; isFixed: boolean; onDone: () => void }

function LogoCard({ hasLogo, isFixed, onDone }: LogoCardProps) {
  const t = useTexts(lookTexts)
  const faults = useTexts(logoFaultTexts)
  const own = useTexts(ownTextTexts)
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
      <p className="mt-2 mb-3 text-muted">{isFixed ? own.fixed : t.logoText}</p>
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
      {!isFixed && (
        <div className="flex flex-wrap gap-3">
          <Button
            variant="soft"
            isPending={busy === 'choose'}
            onPress={() => input.current?.click()}
          >
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
      )}
    </section>
  )
}
