// CSS classes shared by several components, for example for links that look like buttons.
import { clsx } from 'clsx'

const variants = {
  primary:
    'bg-brand text-on-brand hover:bg-brand-press pressed:bg-brand-press active:bg-brand-press',
  plain: 'border border-line bg-card text-fg hover:border-field pressed:bg-soft active:bg-soft',
  soft: 'bg-soft text-brand hover:bg-line pressed:bg-line active:bg-line',
  ghost: 'text-muted hover:bg-soft hover:text-fg pressed:bg-soft active:bg-soft',
  danger: 'bg-bad-soft text-bad hover:bg-line pressed:bg-line active:bg-line',
  solidDanger: 'bg-bad text-on-bad hover:opacity-90 pressed:opacity-90 active:opacity-90',
} as const

// Icon-only buttons don't scale with the text, because icons don't. The small size is 36 px tall,
// and a 44 px target with its invisible edge.
const sizes = {
  sm: 'relative min-h-9 rounded-lg px-3 py-1 text-sm after:absolute after:-inset-[5px]',
  md: 'min-h-11 rounded-xl px-4 py-2',
  lg: 'min-h-13 rounded-xl px-4 py-3 text-lg',
  bar: 'bar-control rounded-xl',
  icon: 'size-[44px] shrink-0 rounded-xl',
} as const

export type ButtonVariant = keyof typeof variants
export type ButtonSize = keyof typeof sizes
export type ButtonClassOptions = { variant?: ButtonVariant; size?: ButtonSize }

export function buttonClasses({
  variant = 'primary',
  size = 'md',
}: ButtonClassOptions = {}): string {
  return clsx(
    'inline-flex cursor-pointer items-center justify-center gap-2 text-center leading-tight font-semibold transition outline-none select-none',
    'focus-visible:ring-focus active:scale-[.98] disabled:cursor-default disabled:opacity-45',
    variants[variant],
    sizes[size],
  )
}

export function cardClasses({ interactive = false }: { interactive?: boolean } = {}): string {
  return clsx(
    'block rounded-2xl border border-line bg-card p-4 shadow-card',
    interactive &&
      'cursor-pointer transition outline-none hover:border-field focus-visible:ring-focus active:scale-[.99]',
  )
}
