// Speaks text aloud where the device can; new text interrupts the old one instead of queueing.
import type { Language } from '#domain/shared/language.ts'

export const canSpeak = (): boolean => 'speechSynthesis' in window

export function speak(text: string, language: Language): void {
  if (!canSpeak()) return
  const said = new SpeechSynthesisUtterance(text)
  said.lang = language
  speechSynthesis.cancel()
  speechSynthesis.speak(said)
}
