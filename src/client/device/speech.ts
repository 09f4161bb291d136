// Words said aloud by the device, where it can: the latest ones, not a queue of them.
import type { Language } from '#domain/shared/language.ts'

/** Some browsers have no voices, though the types say so. */
export const canSpeak = (): boolean => 'speechSynthesis' in window

/** Says `text` at once; what was being said before breaks off. */
export function speak(text: string, language: Language): void {
  if (!canSpeak()) return
  const said = new SpeechSynthesisUtterance(text)
  said.lang = language
  speechSynthesis.cancel()
  speechSynthesis.speak(said)
}
