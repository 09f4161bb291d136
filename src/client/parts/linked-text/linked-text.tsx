// User text with clickable links. The link finder loads with the first text that may contain one;
// until then, and offline, the text shows unchanged.
import { useEffect, useState, type ComponentType } from 'react'
import { mayHoldLink } from '#domain/text/may-hold-link.ts'

let loaded: ComponentType<{ text: string }> | null = null

export function LinkedText({ text }: { text: string }) {
  const [Parts, setParts] = useState(() => loaded)
  const isAsked = Parts === null && mayHoldLink(text)
  useEffect(() => {
    if (!isAsked) return
    void import('./linked-parts.tsx').then(
      ({ LinkedParts }) => {
        loaded = LinkedParts
        setParts(() => LinkedParts)
      },
      () => undefined,
    )
  }, [isAsked])
  return Parts === null ? text : <Parts text={text} />
}
