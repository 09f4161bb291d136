import { Button } from '../../ui/button.tsx'
import { labels } from '../../ui/words/labels.ts'

type FormButtonsProps = { submitLabel: string; isPending: boolean; onCancel: () => void }

export function FormButtons({ submitLabel, isPending, onCancel }: FormButtonsProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" isPending={isPending}>
        {submitLabel}
      </Button>
      <Button variant="plain" onPress={onCancel}>
        {labels.cancel}
      </Button>
    </div>
  )
}
