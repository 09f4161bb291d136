// This phone's scoreboard preferences, stored on it.
import { useState } from 'react'
import { loadWish, saveWish, type CourtsideWish } from '../../parts/courtside/courtside-wish.ts'

export function useScoreboardWishes() {
  const [wishes, setWishes] = useState(() => ({ sun: loadWish('sun'), voice: loadWish('voice') }))
  return {
    isSunny: wishes.sun,
    isSpoken: wishes.voice,
    set: (wish: CourtsideWish, isOn: boolean) => {
      setWishes((before) => ({ ...before, [wish]: isOn }))
      saveWish(wish, isOn)
    },
  }
}

export type ScoreboardWishes = ReturnType<typeof useScoreboardWishes>
