// The parts around every field's box: the label above, help or error below.
import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'

export type FieldWords = {
  label: string
  description?: string | undefined
  error?: string | undefined
}

export function FieldLabel({ label }: { label: string }) {
  return <Label className="text-sm font-semibold">{label}</Label>
}

export function FieldNotes({ description, error }: Omit<FieldWords, 'label'>) {
  return (
    <>
      {description !== undefined && error === undefined && (
        <Text slot="description" className="text-sm text-muted">
          {description}
        </Text>
      )}
      <FieldError className="text-sm font-medium text-bad">{error}</FieldError>
    </>
  )
}
