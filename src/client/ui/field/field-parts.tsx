// The parts around the box of every field: the label above, help or the error below.
import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'

/** Words of a field. An `error` marks it invalid and takes the place of the description. */
export type FieldWords = {
  label: string
  description?: string | undefined
  error?: string | undefined
}

/** The visible label, tied to the field it stands in. */
export function FieldLabel({ label }: { label: string }) {
  return <Label className="text-sm font-semibold">{label}</Label>
}

/** Help or error. Without `error` the messages of a form's validation show here. */
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
