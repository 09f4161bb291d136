import { Button } from '../button.tsx'
import { labels } from '../words/labels.ts'

type FormEndProps = {
  refused: string
  submitLabel: string
  isPending: boolean
  onCancel: () => void
}

export function FormEnd({ refused, submitLabel, isPending, onCancel }: FormEndProps) {
  return (
    <>
      {refused !== '' && (
        <p role="alert" className="rounded-xl bg-bad-soft px-4 py-3 font-medium text-bad">
          {refused}
        </p>
      )}
      <div className="grid grid-cols-2 gap-3">
        <Button variant="plain" size="lg" onPress={onCancel}>
          {labels.cancel}
        </Button>
        <Button type="submit" size="lg" isPending={isPending}>
          {submitLabel}
        </Button>
      </div>
    </>
  )
}
