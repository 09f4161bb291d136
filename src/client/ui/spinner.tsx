// A turning ring the size of the text around it. Decoration only: the words beside it say
// what is going on.
import { LoaderCircle } from 'lucide-react'

/** `size` in pixels. */
export function Spinner({ size = 20 }: { size?: number }) {
  return <LoaderCircle aria-hidden size={size} className="shrink-0 animate-spin" />
}
