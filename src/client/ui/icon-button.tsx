// A square icon button; its label serves screen readers and tooltips.
import type { LucideIcon } from 'lucide-react'
import { Button, type ButtonProps } from './button.tsx'

export type IconButtonProps = Omit<ButtonProps, 'children' | 'size' | 'aria-label'> & {
  icon: LucideIcon
  label: string
  /**
   * Small text on the corner, such as an unread count. Hidden from screen readers, so the label
   * must include it.
   */
  badge?: string | undefined
}

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
