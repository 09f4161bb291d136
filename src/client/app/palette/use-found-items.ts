// Server results for typed text: venues, players and Poppi's answers.
import { CircleHelp, MessageCircle, Sparkles, UserRound } from 'lucide-react'
import type { CallOutput } from '#contract/contract.ts'
import { pickerMax } from '#domain/message/message.ts'
import { paletteTexts } from '#words/en/app/palette.ts'
import { useToday } from '../../device/today.ts'
import { currentLanguage } from '../../i18n/language.ts'
import { pick } from '../../i18n/texts.ts'
import { useRead } from '../../net/use-read.ts'
import { useSettled } from '../../ui/use-settled.ts'
import { listEvents, listVenues } from './own-items.ts'
import type { PaletteItem, PaletteItems } from './palette-item.ts'

/** Poppi is asked after two words and a pause, because it is limited to 30 questions a minute. */
const question = /^\S{2,}\s+\S{2,}/
const questionMs = 500

const nameMin = 2

export function useFoundItems(text: string): { found: PaletteItems; isLoading: boolean } {
  const typed = text.trim()
  const asked = useSettled(typed, 150)
  const venues = useRead(
    'locations-search',
    asked.length < nameMin ? 'skip' : { text: asked, near: null },
  )
  const players = usePlayersFound(asked)
  const answers = useAnswers(typed)
  if (typed.length < nameMin) return { found: {}, isLoading: false }
  return {
    found: {
      venues: listVenues(venues.data?.locations ?? [], venues.isLoading ? undefined : asked),
      players: players.found.map(toPlayer),
      actions: players.found.map(toMessage),
      poppi: [...answers, askPoppi(typed)],
    },
    isLoading: venues.isLoading || players.isLoading || typed !== asked,
  }
}

function usePlayersFound(asked: string): { found: readonly Player[]; isLoading: boolean } {
  const word = asked.split(/\s+/).at(-1)?.slice(0, pickerMax) ?? ''
  const { data, isLoading } = useRead(
    'players-find',
    word.length < nameMin ? 'skip' : { text: word },
  )
  return { found: data?.players ?? [], isLoading }
}

function useAnswers(typed: string): PaletteItem[] {
  const day = useToday()
  const wish = useSettled(typed, questionMs)
  const { data } = useRead(
    'poppi-ask',
    question.test(wish) ? { question: wish, language: currentLanguage(), day } : 'skip',
  )
  return data === undefined || wish !== typed ? [] : listAnswers(data)
}

type Player = CallOutput<'players-find'>['players'][number]

const toPlayer = ({ playerId, playerName }: Player): PaletteItem => ({
  id: `player-${playerId}`,
  icon: UserRound,
  label: playerName,
  run: { path: `/viewplayer/${playerName}` },
})

const toMessage = ({ playerId, playerName }: Player): PaletteItem => ({
  id: `message-${playerId}`,
  icon: MessageCircle,
  label: pick(paletteTexts).message({ name: playerName }),
  run: { path: `/messagethread/${playerName}` },
})

const askPoppi = (text: string): PaletteItem => ({
  id: 'ask-poppi',
  icon: Sparkles,
  label: pick(paletteTexts).ask({ question: text }),
  run: { path: `/poppi?q=${encodeURIComponent(text)}` },
})

const answersMax = 3

function listAnswers({ events, venues, players, help }: CallOutput<'poppi-ask'>): PaletteItem[] {
  return [
    ...listEvents(events.map(({ card }) => card)),
    ...listVenues(venues.map(({ card }) => card)),
    ...players.map(({ card }) => toPlayer(card)),
    ...help.map(({ helpId, title }) => ({
      id: `help-${helpId}`,
      icon: CircleHelp,
      label: title,
      run: { path: `/support#${helpId}` },
    })),
  ]
    .slice(0, answersMax)
    .map((item) => ({ ...item, id: `poppi-${item.id}` }))
}
