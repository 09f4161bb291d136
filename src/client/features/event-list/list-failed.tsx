// The error of a list that failed to load, with the text of its refusal.
import type { ComponentProps } from 'react'
import type { Refusal } from '#domain/shared/refusal.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { ErrorState } from '../../ui/error-state.tsx'

type ListFailedProps = Omit<ComponentProps<typeof ErrorState>, 'text'> & { refusal: Refusal }

export const ListFailed = ({ refusal, ...error }: ListFailedProps) => (
  <ErrorState {...error} text={refusalText(refusal)} />
)
