// A spinner. Decorative only: the text beside it states what is loading.
import { LoaderCircle } from 'lucide-react'

export function Spinner({ size = 20 }: { size?: number }) {
  return <LoaderCircle aria-hidden size={size} className="shrink-0 animate-spin" />
}
