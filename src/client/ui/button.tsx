// The button of the kit: the browser's own, so that screens without fields need no component
// library. While `isPending` it keeps its width and focus, tells screen readers that it is busy,
// and ignores further presses. While `isResting` it ignores presses too: what it does has just
// changed, and a second tap was meant for what it did before.
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { clsx } from 'clsx'
import { buttonClasses, type ButtonClassOptions } from './button-classes.ts'
import { Spinner } from './spinner.tsx'

export type ButtonProps = Omit<
  ComponentProps<'button'>,
  'onClick' | 'disabled' | 'type' | 'children' | 'className'
> &
  ButtonClassOptions & {
    type?: 'button' | 'submit'
    className?: string
    isDisabled?: boolean
    isPending?: boolean
    isResting?: boolean
    onPress?: (event: MouseEvent<HTMLButtonElement>) => void
    children: ReactNode
  }

/** A push button; `onPress` fires for mouse, touch and keyboard alike. */
export function Button({
  variant = 'primary',
  size = 'md',
  type = 'button',
  className,
  isDisabled = false,
  isPending = false,
  isResting = false,
  onPress,
  children,
  ...props
}: ButtonProps) {
  const isIdle = isPending || isResting
  return (
    <button
      {...props}
      type={isIdle ? 'button' : type}
      disabled={isDisabled}
      aria-disabled={isIdle || undefined}
      aria-busy={isPending || undefined}
      className={clsx(buttonClasses({ variant, size }), className)}
      onClick={(event) => (isIdle ? undefined : onPress?.(event))}
    >
      {isPending ? (
        <>
          <Spinner />
          {/* A sign stays beside its words. */}
          <span className="contents">{children}</span>
        </>
      ) : (
        children
      )}
    </button>
  )
}
