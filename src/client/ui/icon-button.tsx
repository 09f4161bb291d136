// A square button with only an icon; its label is what screen readers and hovering mice get.
import type { LucideIcon } from 'lucide-react'
import { Button, type ButtonProps } from './button.tsx'

export type IconButtonProps = Omit<ButtonProps, 'children' | 'size' | 'aria-label'> & {
  icon: LucideIcon
  label: string
  /**
   * Small text on the corner, such as an unread count. Screen readers do not hear it: the label
   * says it in words.
   */
  badge?: string | undefined
}

/** A 44 px icon button. */
export function IconButton({
  icon: Icon,
  label,
  badge,
  variant = 'ghost',
  className = '',
  ...props
}: IconButtonProps) {
  const hasBadge = badge !== undefined && badge !== ''
  return (
    <Button
      {...props}
      variant={variant}
      size="icon"
      aria-label={label}
      className={`relative ${className}`}
    >
      <Icon aria-hidden size={24} />
      {hasBadge && (
        <span aria-hidden className="count-badge">
          {badge}
        </span>
      )}
    </Button>
  )
}
