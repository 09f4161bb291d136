// The button of the kit: the browser's own, so that screens without fields need no component library. While `isPending` it keeps its
// width and focus, tells screen readers that it is busy, and ignores further presses.
import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { buttonLook, type ButtonLook } from './look.ts'
import { Spinner } from './spinner.tsx'

export type ButtonProps = Omit<ComponentProps<'button'>, 'onClick' | 'disabled' | 'type' | 'children' | 'className'> &
  ButtonLook & { type?: 'button' | 'submit'; className?: string; isDisabled?: boolean; isPending?: boolean; onPress?: () => void; children: ReactNode }

/** A push button; `onPress` fires for mouse, touch and keyboard alike. */
export function Button({ variant = 'primary', size = 'md', type = 'button', className, isDisabled = false, isPending = false, onPress, children, ...props }: ButtonProps) {
  return (
    <button
      {...props}
      type={isPending ? 'button' : type}
      disabled={isDisabled}
      aria-disabled={isPending || undefined}
      aria-busy={isPending || undefined}
      className={clsx(buttonLook({ variant, size }), className)}
      onClick={() => (isPending ? undefined : onPress?.())}
    >
      {isPending && <Spinner />}
      {isPending ? <span>{children}</span> : children}
    </button>
  )
}
