// The house rules of a venue or a club, for its keepers: a switch and an explanation per rule, and
// the appeals.
import { useState, type ReactNode } from 'react'
import type { HouseOwner, KeptRules } from '#contract/club/house-rule.ts'
import type { CallOutput } from '#contract/contract.ts'
import {
  aDayMax,
  aWeekMax,
  daysAheadMax,
  isInOrder,
  laterDaysMax,
  missEffects,
  missesMax,
  pauseDaysMax,
} from '#domain/house-rule/house-rule.ts'
import { houseRuleTexts } from '#words/en/house-rule/house-rule.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { pick, useTexts } from '../../i18n/texts.ts'
import { callOrAlert } from '../../net/call-or-alert.ts'
import { useRead } from '../../net/use-read.ts'
import { Button } from '../../ui/button.tsx'
import { NumberField } from '../../ui/field/number-field.tsx'
import { Segmented } from '../../ui/field/segmented.tsx'
import { Select } from '../../ui/field/select.tsx'
import { Switch } from '../../ui/field/switch.tsx'
import { TimeField } from '../../ui/field/time-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SheetForm } from '../../ui/overlay/sheet-form.tsx'
import { showToast } from '../../ui/overlay/toasts.tsx'
import { Section } from '../../ui/section.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { labels } from '../../ui/words/labels.ts'
import { HouseAppeals } from './house-appeals.tsx'
import { formatRules } from './rule-words.ts'

type Answer = CallOutput<'houseRules-get'>

export function HouseRulesForm({ owner }: { owner: HouseOwner }) {
  const t = useTexts(houseRuleTexts)
  const { data, refusal, again } = useRead('houseRules-get', { owner })
  if (refusal !== null) return <Notice tone="bad">{refusalText(refusal)}</Notice>
  if (data === undefined) return <SkeletonList label={t.loading} rows={3} />
  return (
    <>
      {data.appeals.length > 0 && (
        <HouseAppeals owner={owner} appeals={data.appeals} onAnswered={again} />
      )}
      <Rules owner={owner} answer={data} />
    </>
  )
}

function Rules({ owner, answer }: { owner: HouseOwner; answer: Answer }) {
  const t = useTexts(houseRuleTexts)
  const [rules, setRules] = useState(answer.rules)
  const { busy, run } = useBusy<'save'>()
  const change = (changes: Partial<KeptRules>) => setRules((typed) => ({ ...typed, ...changes }))
  const club = answer.clubs.find(({ clubId }) => clubId === rules.membersClubId)?.clubName ?? ''
  return (
    <Section title={t.title}>
      <p className="-mt-2 text-sm text-pretty text-muted">
        {t.lead} {owner.kind === 'club' && t.leadClub}
      </p>
      <Notice>
        <p className="font-semibold">{t.now}</p>
        <ul className="flex flex-col gap-1 text-sm">
          {formatRules(rules, club).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Notice>
      <SheetForm onSubmit={() => void run('save', () => saveRules(owner, rules))}>
        <Opening
          rules={rules}
          clubs={answer.clubs}
          isClub={owner.kind === 'club'}
          change={change}
        />
        <Limits rules={rules} change={change} />
        <Misses rules={rules} change={change} />
        <Button type="submit" isPending={busy !== null}>
          {labels.save}
        </Button>
      </SheetForm>
    </Section>
  )
}

type PartProps = { rules: KeptRules; change: (changes: Partial<KeptRules>) => void }

const Under = ({ children }: { children: ReactNode }) => (
  <div className="-mt-1 flex flex-col gap-3 border-l-3 border-line pl-4">{children}</div>
)

function Opening({
  rules,
  clubs,
  isClub,
  change,
}: PartProps & { clubs: Answer['clubs']; isClub: boolean }) {
  const t = useTexts(houseRuleTexts)
  const { daysAhead, laterDays, opensAt, membersClubId } = rules
  const maySort = isClub || clubs.length > 0
  return (
    <>
      <Switch
        isSelected={daysAhead !== null}
        onChange={(isOn) =>
          change(
            isOn ? { daysAhead: 7 } : { daysAhead: null, laterDays: null, membersClubId: null },
          )
        }
      >
        {t.opens}
      </Switch>
      {daysAhead !== null && (
        <Under>
          <div className="grid grid-cols-2 gap-3">
            <NumberField
              label={t.daysAhead}
              value={daysAhead}
              onChange={(n) => change({ daysAhead: n })}
              minValue={1}
              maxValue={daysAheadMax}
            />
            <TimeField
              label={t.opensAt}
              value={opensAt}
              onChange={(time) => change({ opensAt: time ?? '00:00' })}
              stepMinutes={5}
            />
          </div>
          {maySort && (
            <Switch
              isSelected={laterDays !== null}
              isDisabled={daysAhead < 2 && laterDays === null}
              onChange={(isOn) =>
                change(
                  isOn
                    ? {
                        laterDays: Math.min(3, daysAhead - 1),
                        membersClubId: isClub ? null : (clubs[0]?.clubId ?? null),
                      }
                    : { laterDays: null, membersClubId: null },
                )
              }
            >
              {t.membersFirst}
            </Switch>
          )}
          {laterDays !== null && (
            <>
              <NumberField
                label={t.laterDays}
                value={laterDays}
                onChange={(n) => change({ laterDays: n })}
                minValue={1}
                maxValue={laterDaysMax}
                {...(!isInOrder(rules) && { error: t.later })}
              />
              {!isClub && (
                <Select
                  label={t.membersOf}
                  value={membersClubId}
                  onChange={(id) => change({ membersClubId: id })}
                  options={clubs.map(({ clubId, clubName }) => ({ id: clubId, label: clubName }))}
                />
              )}
            </>
          )}
        </Under>
      )}
    </>
  )
}

function Limits({ rules: { aDay, aWeek, oneWaitlist }, change }: PartProps) {
  const t = useTexts(houseRuleTexts)
  return (
    <>
      <Switch isSelected={aDay !== null} onChange={(isOn) => change({ aDay: isOn ? 2 : null })}>
        {t.limitDay}
      </Switch>
      {aDay !== null && (
        <Under>
          <NumberField
            label={t.sessions}
            value={aDay}
            onChange={(n) => change({ aDay: n })}
            minValue={1}
            maxValue={aDayMax}
          />
        </Under>
      )}
      <Switch isSelected={aWeek !== null} onChange={(isOn) => change({ aWeek: isOn ? 4 : null })}>
        {t.limitWeek}
      </Switch>
      {aWeek !== null && (
        <Under>
          <NumberField
            label={t.sessions}
            value={aWeek}
            onChange={(n) => change({ aWeek: n })}
            minValue={1}
            maxValue={aWeekMax}
          />
        </Under>
      )}
      <Switch isSelected={oneWaitlist} onChange={(isOn) => change({ oneWaitlist: isOn })}>
        {t.oneWaitlist}
      </Switch>
    </>
  )
}

function Misses({ rules: { missEffect, missLimit, pauseDays }, change }: PartProps) {
  const t = useTexts(houseRuleTexts)
  return (
    <>
      <Segmented
        label={t.misses}
        description={t.missesHint}
        options={missEffects.map((id) => ({ id, label: t[id] }))}
        value={missEffect}
        onChange={(effect) => change({ missEffect: effect })}
      />
      {missEffect !== 'none' && (
        <Under>
          <NumberField
            label={t.missLimit}
            value={missLimit}
            onChange={(n) => change({ missLimit: n })}
            minValue={1}
            maxValue={missesMax}
          />
          {missEffect === 'pause' && (
            <NumberField
              label={t.pauseDays}
              value={pauseDays}
              onChange={(n) => change({ pauseDays: n })}
              minValue={1}
              maxValue={pauseDaysMax}
            />
          )}
        </Under>
      )}
    </>
  )
}

async function saveRules(owner: HouseOwner, rules: KeptRules) {
  const t = pick(houseRuleTexts)
  if (!isInOrder(rules)) return
  const answer = await callOrAlert('houseRules-save', { owner, rules })
  if (!answer.ok) return
  void showToast({ title: t.saved })
}
