// All tools of the organizer, in the order of an evening.
import {
  ArrowLeftRight,
  ChevronRight,
  Flag,
  LayoutGrid,
  ListPlus,
  ListRestart,
  MonitorPlay,
  Network,
  Printer,
  Radio,
  Settings2,
  UserPlus,
  UserRoundCheck,
  UsersRound,
  UserX,
  type LucideIcon,
} from 'lucide-react'
import { hasFixedTeams, isBracket } from '#domain/event/format.ts'
import { formatTexts, ruleTexts } from '#words/en/event/format.ts'
import { matchListTexts } from '#words/en/match-list/match-list.ts'
import { organizeTexts } from '#words/en/match-list/organize.ts'
import { pick, useTexts } from '../../../i18n/texts.ts'
import { List, RowContent, rowClasses } from '../../../ui/list-row.tsx'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import type { ListView } from '../list-view.ts'
import { isLadderDay } from './use-plan.ts'

export type Tool =
  | 'check-in'
  | 'plan'
  | 'bracket'
  | 'add-rounds'
  | 'swap'
  | 'substitute'
  | 'stand-in'
  | 'add'
  | 'teams'
  | 'courts'
  | 'format'
  | 'finish'
  | 'watch'
  | 'tv'
  | 'print'
const onTheDay: ReadonlySet<Tool> = new Set<Tool>(['check-in', 'substitute', 'finish'])
type Row = { tool: Tool; icon: LucideIcon; title: string; detail?: string }

export function ToolsSheet({
  list,
  isEarly,
  onTool,
  onClose,
}: {
  list: ListView
  isEarly: boolean
  onTool: (tool: Tool) => void
  onClose: () => void
}) {
  const t = useTexts(organizeTexts)
  const rows = useRows(list).filter(({ tool }) => !isEarly || !onTheDay.has(tool))
  return (
    <Sheet isOpen title={t.tools} onClose={onClose}>
      <List label={t.tools}>
        {rows.map(({ tool, icon: Icon, title, detail }) => (
          <li key={tool}>
            <button type="button" className={rowClasses} onClick={() => onTool(tool)}>
              <RowContent
                leading={<Icon aria-hidden size={24} className="text-brand" />}
                title={title}
                {...(detail === undefined ? {} : { detail })}
                trailing={<ChevronRight aria-hidden size={20} />}
              />
            </button>
          </li>
        ))}
      </List>
    </Sheet>
  )
}

function useRows(list: ListView): Row[] {
  const {
    state,
    tournamentId,
    players,
    courts,
    format: { format },
    play,
    matches,
    watchKey,
  } = list
  const t = useTexts(organizeTexts)
  const words = useTexts(matchListTexts)
  const names = useTexts(formatTexts)
  const rules = useTexts(ruleTexts)
  const hasMatches = matches.length > 0
  const views: Row[] = [
    {
      tool: 'watch',
      icon: Radio,
      title: t.watchLink,
      detail: watchKey === null ? t.isOff : t.isOn,
    },
    { tool: 'tv', icon: MonitorPlay, title: words.tv },
    { tool: 'print', icon: Printer, title: words.print },
  ]
  if (state === 'closed') return views
  const here = players.filter(({ presence }) => presence === 'here').length
  return [
    {
      tool: 'check-in',
      icon: UserRoundCheck,
      title: t.whoIsHere,
      detail: t.hereOf({ here, all: players.length }),
    },
    ...(tournamentId === null ? roundRows(list) : bracketRow(list)),
    ...(hasMatches ? [{ tool: 'substitute' as const, icon: UserX, title: t.substitute }] : []),
    { tool: 'add', icon: UserPlus, title: t.add },
    ...(hasFixedTeams(format, play)
      ? [{ tool: 'teams' as const, icon: UsersRound, title: t.teams }]
      : []),
    ...(tournamentId === null
      ? [
          {
            tool: 'courts' as const,
            icon: LayoutGrid,
            title: t.courts,
            detail: courts.join(', '),
          },
        ]
      : []),
    { tool: 'format', icon: Settings2, title: rules.format, detail: names[format] },
    { tool: 'finish', icon: Flag, title: t.finish, detail: t.finishDetail },
    ...views,
  ]
}

/**
 * Tools that make and change rounds. A ladder's game day has a fixed set of groups, so it can't add
 * more.
 */
function roundRows(list: ListView): Row[] {
  const t = pick(organizeTexts)
  const {
    format: { format },
    matches,
  } = list
  const hasMatches = matches.length > 0
  const isRounds = !isBracket(format)
  return [
    ...(isRounds || format === 'pools then bracket'
      ? [
          {
            tool: 'plan' as const,
            icon: ListRestart,
            title: hasMatches ? t.replan : t.generate,
            ...(hasMatches && { detail: t.replanText }),
          },
        ]
      : []),
    ...(isRounds ? [] : [{ tool: 'bracket' as const, icon: Network, title: t.layBracket }]),
    ...(hasMatches && isRounds && !isLadderDay(list)
      ? [{ tool: 'add-rounds' as const, icon: ListPlus, title: t.addRounds }]
      : []),
    ...(hasMatches && isRounds
      ? [{ tool: 'swap' as const, icon: ArrowLeftRight, title: t.swap }]
      : []),
  ]
}

const bracketRow = ({ format: { format } }: ListView): Row[] =>
  format === 'pools then bracket'
    ? [{ tool: 'bracket', icon: Network, title: pick(organizeTexts).layBracket }]
    : []
