// The button of the kit, a native one, so that screens without fields need no component library.
// While `isPending` it keeps its width and focus, announces that it is busy, and ignores presses.
// While `isResting` it ignores presses, because its action just changed.
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
          <span className="contents">{children}</span>
        </>
      ) : (
        children
      )}
    </button>
  )
}
