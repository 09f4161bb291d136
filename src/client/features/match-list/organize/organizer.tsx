// The organizer's part of the match list: the bar and its sheets. Players never load it.
import { useState, type ReactNode } from 'react'
import { isPlayed } from '#domain/match-list/match-list.ts'
import { nextStep, type NextStep } from '#domain/match-list/next-step.ts'
import { listForPlan } from '#domain/match-list/play-act.ts'
import type { MatchListContext } from '../list-scene.ts'
import type { ListView, NameOf } from '../list-view.ts'
import type { ListActions } from '../use-list-actions.ts'
import { AddSheet, type RenderFinder } from './add-sheet.tsx'
import { CheckInSheet } from './check-in-sheet.tsx'
import { CourtsSheet } from './courts-sheet.tsx'
import { FormatSheet } from './format-sheet.tsx'
import { OrganizerBar, type OrganizerBarProps } from './organizer-bar.tsx'
import { PlanSheet } from './plan-sheet.tsx'
import { SeedsSheet } from './seeds-sheet.tsx'
import { StandInSheet } from './stand-in-sheet.tsx'
import { SubstituteSheet } from './substitute-sheet.tsx'
import { TeamsSheet } from './teams-sheet.tsx'
import { ToolsSheet, type Tool } from './tools-sheet.tsx'
import { newSeed } from './use-plan.ts'
import { WatchSheet } from './watch-sheet.tsx'

export type OrganizerProps = {
  list: ListView
  scene: MatchListContext
  actions: ListActions
  title: string
  partnerIds: ReadonlyMap<string, string>
  renderFinder: RenderFinder
  end: ReactNode
  onSwap: () => void
  onView: (view: 'tv' | 'print') => void
  onFinish: () => void
  renderBar?: (bar: OrganizerBarProps & { onTool: (tool: Tool) => void }) => ReactNode
}

const toolOfStep: Partial<Record<NextStep['kind'], Tool>> = {
  'check-in': 'check-in',
  'pair-up': 'teams',
  bracket: 'bracket',
  'stand-in': 'stand-in',
}

export function Organizer(props: OrganizerProps) {
  const { scene, actions, end, onSwap, onView, onFinish, renderBar } = props
  // Plans made ahead include every expected player.
  const list = listForPlan(props.list, scene.isEarly)
  const [tool, setTool] = useState<Tool | 'tools' | null>(null)
  const isDivision = list.tournamentId !== null
  const step = nextStep({ ...list, isDivision, isEarly: scene.isEarly })
  const open = (chosen: Tool) => {
    if (chosen === 'tv' || chosen === 'print') return onView(chosen)
    setTool(chosen === 'swap' || chosen === 'finish' ? null : chosen)
    if (chosen === 'swap') onSwap()
    if (chosen === 'finish') onFinish()
  }
  // A draw is undone through the tournament, so that everyone notified of it learns that it was
  // undone.
  const undo = () =>
    list.tournamentId !== null && list.undoable === 'draw'
      ? actions.undoDraw(list.tournamentId)
      : actions.undo()
  const takeStep = () => {
    if (step.kind === 'decide') return scene.onMatch?.(step.matchId)
    setTool(toolOfStep[step.kind] ?? 'plan')
  }
  const bar: OrganizerBarProps = {
    step,
    nameOf: scene.nameOf,
    opens: scene.opens,
    undoable: list.state === 'open' ? list.undoable : null,
    isBusy: actions.busy === 'undo',
    end,
    onStep: takeStep,
    onTools: () => setTool('tools'),
    onUndo: () => void undo(),
  }
  return (
    <>
      {renderBar === undefined ? <OrganizerBar {...bar} /> : renderBar({ ...bar, onTool: open })}
      {tool === 'tools' && (
        <ToolsSheet
          list={list}
          isEarly={scene.isEarly}
          onTool={open}
          onClose={() => setTool(null)}
        />
      )}
      {tool !== null && tool !== 'tools' && (
        <OpenTool
          {...props}
          list={list}
          tool={tool}
          onClose={() => setTool(null)}
          onAdd={() => setTool('add')}
        />
      )}
    </>
  )
}

type SheetProps = Omit<OrganizerProps, 'scene' | 'renderBar'> & {
  nameOf: NameOf
  seed: number
  onClose: () => void
  onAdd: () => void
}

const sheets: Partial<Record<Tool, (props: SheetProps) => ReactNode>> = {
  'check-in': ({ list, nameOf, actions, onAdd, onClose }) => (
    <CheckInSheet
      players={list.players}
      nameOf={nameOf}
      actions={actions}
      onAdd={onAdd}
      onClose={onClose}
    />
  ),
  plan: ({ list, nameOf, actions, seed, onFinish, onClose }) => (
    <PlanSheet
      list={list}
      nameOf={nameOf}
      actions={actions}
      mode="make"
      seed={seed}
      onFinish={onFinish}
      onClose={onClose}
    />
  ),
  'add-rounds': ({ list, nameOf, actions, seed, onFinish, onClose }) => (
    <PlanSheet
      list={list}
      nameOf={nameOf}
      actions={actions}
      mode="add"
      seed={seed}
      onFinish={onFinish}
      onClose={onClose}
    />
  ),
  bracket: ({ list, nameOf, actions, seed, onClose }) => (
    <SeedsSheet
      // Remounts, because arrivals and departures change the entrants.
      key={list.revision}
      list={list}
      nameOf={nameOf}
      actions={actions}
      seed={seed}
      onClose={onClose}
    />
  ),
  'stand-in': ({ list, nameOf, actions, onClose }) => (
    <StandInSheet list={list} nameOf={nameOf} actions={actions} onClose={onClose} />
  ),
  substitute: ({ list, nameOf, actions, onClose }) => (
    <SubstituteSheet
      players={list.players}
      ahead={listPlayersWithMatches(list)}
      nameOf={nameOf}
      actions={actions}
      onClose={onClose}
    />
  ),
  add: ({ list, nameOf, actions, renderFinder, onClose }) => (
    <AddSheet
      players={list.players}
      nameOf={nameOf}
      actions={actions}
      renderFinder={renderFinder}
      onClose={onClose}
    />
  ),
  teams: ({ list, nameOf, actions, partnerIds, onClose }) => (
    <TeamsSheet
      players={list.players}
      nameOf={nameOf}
      actions={actions}
      partnerIds={partnerIds}
      onClose={onClose}
    />
  ),
  courts: ({ list, actions, onClose }) => (
    <CourtsSheet courts={list.courts} actions={actions} onClose={onClose} />
  ),
  format: ({ list, actions, onClose }) => (
    <FormatSheet list={list} actions={actions} onClose={onClose} />
  ),
  watch: ({ list, actions, title, onClose }) => (
    <WatchSheet watchKey={list.watchKey} title={title} actions={actions} onClose={onClose} />
  ),
}

function OpenTool({
  tool,
  scene: { nameOf },
  ...props
}: Omit<SheetProps, 'nameOf' | 'seed'> & { tool: Tool; scene: MatchListContext }) {
  const [seed] = useState(newSeed)
  return sheets[tool]?.({ ...props, nameOf, seed }) ?? null
}

const listPlayersWithMatches = ({ matches }: ListView): Set<number> =>
  new Set(matches.filter((match) => !isPlayed(match)).flatMap(({ a, b }) => [...a, ...b]))
