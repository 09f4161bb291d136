// A file input that looks like a button. The input has the focus and the name; the same file can be
// chosen twice.
import { ImagePlus } from 'lucide-react'
import { photoExtensions } from '#domain/photo/photo.ts'
import { buttonClasses, type ButtonVariant } from '../../ui/button-classes.ts'
import { Spinner } from '../../ui/spinner.tsx'

type PhotoFileButtonProps = {
  label: string
  variant?: ButtonVariant
  isPending?: boolean
  isDisabled?: boolean
  onChoose: (file: File | undefined) => void
}

export function PhotoFileButton({
  label,
  variant = 'primary',
  isPending = false,
  isDisabled = false,
  onChoose,
}: PhotoFileButtonProps) {
  return (
    <label
      className={`${buttonClasses({ variant })} has-focus-visible:ring-focus has-disabled:cursor-default has-disabled:opacity-45`}
    >
      <input
        type="file"
        accept={photoExtensions.join(',')}
        disabled={isDisabled || isPending}
        className="sr-only"
        onChange={({ currentTarget }) => {
          onChoose(currentTarget.files?.[0])
          currentTarget.value = ''
        }}
      />
      {isPending ? <Spinner /> : <ImagePlus aria-hidden size={20} />}
      {label}
    </label>
  )
}
