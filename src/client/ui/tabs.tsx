// Two or more views of one thing, one in sight. Which one is the caller's to remember, such as in
// the address.
import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'

type TabView<Id extends string> = { id: Id; label: string; content: ReactNode }

export type TabsProps<Id extends string> = {
  label: string
  tabs: readonly TabView<Id>[]
  value: Id
  onChange: (id: Id) => void
}

const tabLook =
  'flex min-h-11 min-w-fit flex-1 cursor-pointer items-center justify-center border-b-3 border-transparent px-2 font-semibold whitespace-nowrap text-muted outline-none transition ' +
  'hover:text-fg selected:border-brand selected:text-brand focus-visible:ring-focus focus-visible:-outline-offset-2'

/** Only the panel in sight is rendered. Arrow keys move between the tabs. */
export function Tabs<Id extends string>({ label, tabs, value, onChange }: TabsProps<Id>) {
  const choose = (key: unknown) => {
    const chosen = tabs.find(({ id }) => id === key)
    if (chosen !== undefined && chosen.id !== value) onChange(chosen.id)
  }
  return (
    <AriaTabs selectedKey={value} onSelectionChange={choose} className="flex flex-col gap-4">
      <TabList
        aria-label={label}
        className="flex [scrollbar-width:none] overflow-x-auto border-b border-line"
      >
        {tabs.map(({ id, label: name }) => (
          <Tab key={id} id={id} className={tabLook}>
            {name}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className="outline-none focus-visible:ring-focus">
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
