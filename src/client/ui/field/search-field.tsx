// A field that filters a list while typing. Escape and the cross clear it.
import { clsx } from 'clsx'
import { Search, X } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { Input } from 'react-aria-components/Input'
import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components/SearchField'
import { buttonClasses } from '../button-classes.ts'
import { fieldBox, fieldFocus } from './field-classes.ts'

export type SearchFieldProps = Omit<
  AriaSearchFieldProps,
  'children' | 'className' | 'aria-label'
> & {
  label: string
  placeholder?: string
}

export function SearchField({ label, placeholder = label, ...props }: SearchFieldProps) {
  return (
    <AriaSearchField {...props} aria-label={label} className="group relative">
      <Search
        aria-hidden
        size={20}
        className="pointer-events-none absolute top-3.5 left-3.5 text-muted"
      />
      <Input
        placeholder={placeholder}
        className={clsx(fieldBox, fieldFocus, 'px-12 [&::-webkit-search-cancel-button]:hidden')}
      />
      <Button
        className={clsx(
          buttonClasses({ variant: 'ghost', size: 'icon' }),
          'absolute top-0.5 right-0.5 group-empty:invisible',
        )}
      >
        <X aria-hidden size={20} />
      </Button>
    </AriaSearchField>
  )
}
