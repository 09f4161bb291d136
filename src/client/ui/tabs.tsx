// Tabs, one panel visible. The caller stores the selection, for example in the address.
import type { ReactNode } from 'react'
import { clsx } from 'clsx'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import { useEager } from './use-eager.ts'

type TabView<Id extends string> = { id: Id; label: string; content: ReactNode }

export type TabsProps<Id extends string> = {
  label: string
  tabs: readonly TabView<Id>[]
  value: Id
  onChange: (id: Id) => void
  beside?: ReactNode
}

const tabLook =
  'flex min-h-11 min-w-fit flex-1 cursor-pointer items-center justify-center border-b-3 px-2 font-semibold whitespace-nowrap outline-none transition focus-visible:ring-focus focus-visible:-outline-offset-2'

/**
 * Only the visible panel is rendered; a tab looks selected one paint before its panel shows. Arrow
 * keys move between tabs.
 */
export function Tabs<Id extends string>({ label, tabs, value, onChange, beside }: TabsProps<Id>) {
  const [shown, show] = useEager(value, onChange)
  const choose = (key: unknown) => {
    const chosen = tabs.find(({ id }) => id === key)
    if (chosen !== undefined && chosen.id !== shown) show(chosen.id)
  }
  return (
    <AriaTabs selectedKey={value} onSelectionChange={choose} className="flex flex-col gap-4">
      <div className="flex flex-wrap-reverse items-end gap-x-4 gap-y-2">
        <TabList
          aria-label={label}
          className="flex grow [scrollbar-width:none] overflow-x-auto border-b border-line"
        >
          {tabs.map(({ id, label: name }) => (
            <Tab
              key={id}
              id={id}
              className={clsx(
                tabLook,
                id === shown
                  ? 'border-brand text-brand'
                  : 'border-transparent text-muted hover:text-fg',
              )}
            >
              {name}
            </Tab>
          ))}
        </TabList>
        {beside}
      </div>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className="outline-none focus-visible:ring-focus">
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
