// The settings of a live queue: what happens when a game ends, courts, and lanes by level.
import { eventCourtsMax } from '#domain/event/event.ts'
import { skillToText } from '#domain/player/skill.ts'
import { queueLanesMax, queueRuleKinds, queueStayMax, type QueueRule } from '#domain/queue/queue.ts'
import { liveQueueTexts } from '#words/en/queue/queue.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Chip } from '../../ui/chip.tsx'
import { Segmented } from '../../ui/field/segmented.tsx'
import { laneName } from './lane-name.ts'

/** lane null: the court takes the lane that has waited longest. */
export type QueueSettings = {
  rule: QueueRule
  levels: number[]
  keepsLanes: boolean
  courts: { court: number; lane: number | null }[]
}

const levelChoices = [2.5, 3, 3.5, 4, 4.5]
const spare = 2
const leastOffered = 6

export function QueueSettingsFields({
  value,
  onChange,
}: {
  value: QueueSettings
  onChange: (value: QueueSettings) => void
}) {
  const t = useTexts(liveQueueTexts)
  const { rule, levels, courts } = value
  const setRule = (part: Partial<QueueRule>) => onChange({ ...value, rule: { ...rule, ...part } })
  const names = {
    'four-off': t.ruleFourOff,
    'winners-stay': t.ruleWinners,
    challenge: t.ruleChallenge,
  }
  const texts = {
    'four-off': t.ruleFourOffText,
    'winners-stay': t.ruleWinnersText({ n: rule.stay }),
    challenge: t.ruleChallengeText({ court: rule.court, n: rule.stay }),
  }
  return (
    <>
      <Segmented
        label={t.rule}
        description={texts[rule.kind]}
        options={queueRuleKinds.map((id) => ({ id, label: names[id] }))}
        value={rule.kind}
        onChange={(kind) => setRule({ kind })}
      />
      {rule.kind !== 'four-off' && (
        <Segmented
          label={t.stayFor}
          options={Array.from({ length: queueStayMax }, (_, index) => ({
            id: String(index + 1),
            label: String(index + 1),
          }))}
          value={String(rule.stay)}
          onChange={(stay) => setRule({ stay: Number(stay) })}
        />
      )}
      {rule.kind === 'challenge' && courts.length > 1 && (
        <Segmented
          label={t.challengeOn}
          options={courts.map(({ court }) => ({ id: String(court), label: String(court) }))}
          value={String(rule.court)}
          onChange={(court) => setRule({ court: Number(court) })}
        />
      )}
      <LaneLevels
        levels={levels}
        onChange={(next) => onChange({ ...value, levels: next, courts: fitLanes(courts, next) })}
      />
      {levels.length > 0 && (
        <Segmented
          label={t.smallLanes}
          description={value.keepsLanes ? t.keptLanesText : t.smallLanesText}
          options={[
            { id: 'join', label: t.smallLanesJoin },
            { id: 'keep', label: t.smallLanesKeep },
          ]}
          value={value.keepsLanes ? 'keep' : 'join'}
          onChange={(id) => onChange({ ...value, keepsLanes: id === 'keep' })}
        />
      )}
      <CourtChips courts={courts} onChange={(next) => onChange({ ...value, courts: next })} />
      {levels.length > 0 && (
        <CourtLanes
          levels={levels}
          courts={courts}
          onChange={(next) => onChange({ ...value, courts: next })}
        />
      )}
    </>
  )
}

const fitLanes = (
  courts: QueueSettings['courts'],
  levels: readonly number[],
): QueueSettings['courts'] =>
  courts.map(({ court, lane }) => ({
    court,
    lane: levels.length === 0 || lane === null || lane > levels.length ? null : lane,
  }))

function LaneLevels({
  levels,
  onChange,
}: {
  levels: readonly number[]
  onChange: (levels: number[]) => void
}) {
  const t = useTexts(liveQueueTexts)
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 text-sm font-semibold">{t.lanes}</legend>
      <p className="text-sm text-muted">{t.lanesText}</p>
      <div className="flex flex-wrap gap-2">
        {[...new Set([...levelChoices, ...levels])]
          .toSorted((one, other) => one - other)
          .map((level) => {
            const isOn = levels.includes(level)
            return (
              <Chip
                key={level}
                isOn={isOn}
                isDisabled={!isOn && levels.length >= queueLanesMax - 1}
                onChange={() =>
                  onChange(
                    isOn
                      ? levels.filter((one) => one !== level)
                      : [...levels, level].toSorted((one, other) => one - other),
                  )
                }
              >
                {t.lane({ level: skillToText(level) })}
              </Chip>
            )
          })}
      </div>
    </fieldset>
  )
}

function CourtChips({
  courts,
  onChange,
}: {
  courts: QueueSettings['courts']
  onChange: (courts: QueueSettings['courts']) => void
}) {
  const t = useTexts(liveQueueTexts)
  const numbers = courts.map(({ court }) => court)
  const offered = Math.min(eventCourtsMax, Math.max(leastOffered, Math.max(0, ...numbers) + spare))
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 text-sm font-semibold">{t.courts}</legend>
      <div className="flex flex-wrap gap-2">
        {Array.from({ length: offered }, (_, index) => index + 1).map((court) => (
          <Chip
            key={court}
            isOn={numbers.includes(court)}
            onChange={(isOn) =>
              onChange(
                isOn
                  ? [...courts, { court, lane: null }].toSorted((a, b) => a.court - b.court)
                  : courts.filter((one) => one.court !== court),
              )
            }
          >
            {t.court({ n: court })}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}

function CourtLanes({
  levels,
  courts,
  onChange,
}: {
  levels: readonly number[]
  courts: QueueSettings['courts']
  onChange: (courts: QueueSettings['courts']) => void
}) {
  const t = useTexts(liveQueueTexts)
  const lanes = Array.from({ length: levels.length + 1 }, (_, lane) => lane)
  return (
    <>
      {courts.map(({ court, lane }) => (
        <Segmented
          key={court}
          label={t.court({ n: court })}
          options={[
            { id: 'any', label: t.anyLane },
            ...lanes.map((each) => ({ id: String(each), label: laneName(levels, each, t) })),
          ]}
          value={lane === null ? 'any' : String(lane)}
          onChange={(id) =>
            onChange(
              courts.map((one) =>
                one.court === court ? { court, lane: id === 'any' ? null : Number(id) } : one,
              ),
            )
          }
        />
      ))}
    </>
  )
}
