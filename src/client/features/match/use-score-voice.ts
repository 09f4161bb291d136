// Speaks the score after each rally, as a server would call it.
import { useEffect, useRef } from 'react'
import type { ScoreboardState, ScoreboardStep } from '#domain/match/rally.ts'
import { scoreboardTexts } from '#words/en/match/board.ts'
import { speak } from '../../device/speech.ts'
import { currentLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.ts'
import { findNews, scoreCall } from './scoreboard-news.ts'

type Said = {
  board: ScoreboardState
  before: ScoreboardState | null
  last: ScoreboardStep | null
  winners: string
}

export function useScoreVoice({ board, before, last, winners }: Said, isOn: boolean): void {
  const t = useTexts(scoreboardTexts)
  const call = scoreCall(board).replaceAll(' – ', ', ')
  const news = findNews(before, board, last)
  const words =
    news === 'match'
      ? t.wins({ names: winners })
      : news === 'side-out'
        ? `${t.sideOut}. ${call}`
        : news === 'second-server'
          ? `${t.second}. ${call}`
          : news === 'game'
            ? t.game
            : call
  const heard = useRef(words)
  useEffect(() => {
    if (heard.current === words) return
    heard.current = words
    if (isOn) speak(words, currentLanguage())
  }, [words, isOn])
}
